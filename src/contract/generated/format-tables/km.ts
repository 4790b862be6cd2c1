/* Written by `npm run generate` from the CLDR 48.0 of Node. Do not edit. */

import type { FormatTable } from '@/contract/formats/format-table'

export const table: FormatTable = {
  "decimal": ".",
  "group": ",",
  "percent": "-#%",
  "currency": "-#¤",
  "shortCurrency": "-#¤",
  "symbols": {
    "JPY": "JP¥",
    "KHR": "៛",
    "LSL": "ឡូទី",
    "PHP": "PHP",
    "THB": "฿"
  },
  "short": [
    [
      3,
      3,
      "#ពាន់"
    ],
    [
      4,
      3,
      "# ពាន់"
    ],
    [
      6,
      6,
      "# លាន"
    ],
    [
      9,
      9,
      "# ប៊ីលាន"
    ],
    [
      12,
      12,
      "# ទ្រីលាន"
    ]
  ],
  "units": {
    "day": "-# ថ្ងៃ",
    "hour": "-# ម៉ោង",
    "minute": "-# នាទី"
  },
  "durationSeparator": " ",
  "months": [
    "មករា",
    "កុម្ភៈ",
    "មីនា",
    "មេសា",
    "ឧសភា",
    "មិថុនា",
    "កក្កដា",
    "សីហា",
    "កញ្ញា",
    "តុលា",
    "វិច្ឆិកា",
    "ធ្នូ"
  ],
  "weekdays": [
    "អាទិត្យ",
    "ចន្ទ",
    "អង្គារ",
    "ពុធ",
    "ព្រហ",
    "សុក្រ",
    "សៅរ៍"
  ],
  "dayPeriods": [
    "AM",
    "PM"
  ],
  "gmt": "ម៉ោង​សកល ",
  "dates": {
    "date": "{d} {MMM} {y}",
    "dateTime": "{d} {MMM} {y}, {h}:{mm} {a}",
    "dateTimeSeconds": "{d} {MMM} {y}, {h}:{mm}:{ss} {a}",
    "shortDateTime": "{d}/{M}/{yy}, {h}:{mm} {a}",
    "weekdayDate": "{E} {d} {MMM} {y}",
    "weekdayTime": "{E} {d} {MMM}, {hh}:{mm} {a} {z}",
    "time": "{hh}:{mm}:{ss} {a}"
  }
}
