/* Written by `npm run generate` from the CLDR 48.0 of Node. Do not edit. */

import type { FormatTable } from '@/contract/formats/format-table'

export const table: FormatTable = {
  "decimal": ".",
  "group": ",",
  "percent": "-#%",
  "currency": "-¤ #",
  "shortCurrency": "-¤ #",
  "symbols": {
    "JPY": "JP¥",
    "MNT": "₮",
    "PHP": "PHP",
    "THB": "฿"
  },
  "short": [
    [
      3,
      3,
      "# мян.|# мян"
    ],
    [
      4,
      3,
      "# мян"
    ],
    [
      6,
      6,
      "# сая"
    ],
    [
      9,
      9,
      "# тэрбум"
    ],
    [
      11,
      9,
      "#Т"
    ],
    [
      12,
      12,
      "#ИН"
    ]
  ],
  "units": {
    "day": "-# хоног",
    "hour": "-# цаг",
    "minute": "-# мин"
  },
  "durationSeparator": " ",
  "months": [
    "1-р сар",
    "2-р сар",
    "3-р сар",
    "4-р сар",
    "5-р сар",
    "6-р сар",
    "7-р сар",
    "8-р сар",
    "9-р сар",
    "10-р сар",
    "11-р сар",
    "12-р сар"
  ],
  "weekdays": [
    "Ня",
    "Да",
    "Мя",
    "Лх",
    "Пү",
    "Ба",
    "Бя"
  ],
  "dayPeriods": [
    "",
    ""
  ],
  "gmt": "GMT",
  "dates": {
    "date": "{y} оны {MMM}ын {d}",
    "dateTime": "{y} оны {MMM}ын {d} {HH}:{mm}",
    "dateTimeSeconds": "{y} оны {MMM}ын {d} {HH}:{mm}:{ss}",
    "shortDateTime": "{y}.{MM}.{dd} {HH}:{mm}",
    "weekdayDate": "{y} оны {MMM}ын {d}. {E}",
    "weekdayTime": "{MMM}ын {d}. {E} {HH}:{mm} ({z})",
    "time": "{HH}:{mm}:{ss}"
  }
}
