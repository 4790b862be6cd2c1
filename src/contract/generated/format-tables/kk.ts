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
    "KZT": "₸",
    "LSL": "ЛСЛ",
    "PHP": "PHP",
    "RUB": "₽",
    "THB": "฿"
  },
  "short": [
    [
      3,
      3,
      "# мың"
    ],
    [
      5,
      3,
      "# м."
    ],
    [
      6,
      6,
      "# млн"
    ],
    [
      9,
      9,
      "# млрд"
    ],
    [
      12,
      12,
      "# трлн"
    ]
  ],
  "units": {
    "day": "-# күн",
    "hour": "-# сағ",
    "minute": "-# мин"
  },
  "durationSeparator": " ",
  "months": [
    "қаң.",
    "ақп.",
    "нау.",
    "сәу.",
    "мам.",
    "мау.",
    "шіл.",
    "там.",
    "қыр.",
    "қаз.",
    "қар.",
    "жел."
  ],
  "weekdays": [
    "жс",
    "дс",
    "сс",
    "ср",
    "бс",
    "жм",
    "сб"
  ],
  "dayPeriods": [
    "",
    ""
  ],
  "gmt": "GMT",
  "dates": {
    "date": "{y} ж. {dd} {MMM}",
    "dateTime": "{y} ж. {dd} {MMM}, {HH}:{mm}",
    "dateTimeSeconds": "{y} ж. {dd} {MMM}, {HH}:{mm}:{ss}",
    "shortDateTime": "{dd}.{MM}.{yy}, {HH}:{mm}",
    "weekdayDate": "{y} ж. {d} {MMM}, {E}",
    "weekdayTime": "{d} {MMM}, {E}, {HH}:{mm} {z}",
    "time": "{HH}:{mm}:{ss}"
  }
}
