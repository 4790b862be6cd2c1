/* Written by `npm run generate` from the CLDR 48.0 of Node. Do not edit. */

import type { FormatTable } from '@/contract/formats/format-table'

export const table: FormatTable = {
  "decimal": ",",
  "group": ".",
  "percent": "-#%",
  "currency": "¤-#",
  "shortCurrency": "-¤#",
  "symbols": {
    "JPY": "JP¥",
    "LAK": "₭",
    "PHP": "PHP",
    "THB": "฿",
    "USD": "US$"
  },
  "short": [
    [
      3,
      3,
      "# ພັນ"
    ],
    [
      6,
      6,
      "# ລ້ານ"
    ],
    [
      9,
      9,
      "# ຕື້"
    ],
    [
      12,
      12,
      "# ລ້ານລ້ານ"
    ],
    [
      13,
      12,
      "#ລລ"
    ]
  ],
  "units": {
    "day": "-# ມື້",
    "hour": "-# ຊມ",
    "minute": "-# ນທ"
  },
  "durationSeparator": " ",
  "months": [
    "ມ.ກ.",
    "ກ.ພ.",
    "ມ.ນ.",
    "ມ.ສ.",
    "ພ.ພ.",
    "ມິ.ຖ.",
    "ກ.ລ.",
    "ສ.ຫ.",
    "ກ.ຍ.",
    "ຕ.ລ.",
    "ພ.ຈ.",
    "ທ.ວ."
  ],
  "weekdays": [
    "ອາທິດ",
    "ຈັນ",
    "ອັງຄານ",
    "ພຸດ",
    "ພະຫັດ",
    "ສຸກ",
    "ເສົາ"
  ],
  "dayPeriods": [
    "",
    ""
  ],
  "gmt": "GMT",
  "dates": {
    "date": "{d} {MMM} {y}",
    "dateTime": "{d} {MMM} {y}, {H}:{mm}",
    "dateTimeSeconds": "{d} {MMM} {y}, {H}:{mm}:{ss}",
    "shortDateTime": "{d}/{M}/{y}, {H}:{mm}",
    "weekdayDate": "{E}, {d} {MMM} {y}",
    "weekdayTime": "{E} {d} {MMM}, {HH}:{mm} {z}",
    "time": "{HH}:{mm}:{ss}"
  }
}
