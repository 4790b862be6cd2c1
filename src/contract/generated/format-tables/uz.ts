/* Written by `npm run generate` from the CLDR 48.0 of Node. Do not edit. */

import type { FormatTable } from '@/contract/formats/format-table'

export const table: FormatTable = {
  "decimal": ",",
  "group": " ",
  "percent": "-#%",
  "currency": "-# ¤",
  "shortCurrency": "-# ¤",
  "symbols": {
    "JPY": "JP¥",
    "PHP": "PHP",
    "USD": "US$",
    "UZS": "soʻm"
  },
  "short": [
    [
      3,
      3,
      "# ming"
    ],
    [
      6,
      6,
      "# mln"
    ],
    [
      9,
      9,
      "# mlrd"
    ],
    [
      12,
      12,
      "# trln"
    ]
  ],
  "units": {
    "day": "-# kun",
    "hour": "-# soat",
    "minute": "-# daq."
  },
  "durationSeparator": " ",
  "months": [
    "yan",
    "fev",
    "mar",
    "apr",
    "may",
    "iyn",
    "iyl",
    "avg",
    "sen",
    "okt",
    "noy",
    "dek"
  ],
  "weekdays": [
    "Yak",
    "Dush",
    "Sesh",
    "Chor",
    "Pay",
    "Jum",
    "Shan"
  ],
  "dayPeriods": [
    "",
    ""
  ],
  "gmt": "GMT",
  "dates": {
    "date": "{d}-{MMM}, {y}",
    "dateTime": "{d}-{MMM}, {y}, {HH}:{mm}",
    "dateTimeSeconds": "{d}-{MMM}, {y}, {HH}:{mm}:{ss}",
    "shortDateTime": "{dd}/{MM}/{yy}, {HH}:{mm}",
    "weekdayDate": "{E}, {d}-{MMM}, {y}",
    "weekdayTime": "{E}, {d}-{MMM}, {HH}:{mm} ({z})",
    "time": "{HH}:{mm}:{ss}"
  }
}
