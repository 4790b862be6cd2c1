/* Written by `npm run generate` from the CLDR 48.0 of Node. Do not edit. */

import type { FormatTable } from '@/contract/formats/format-table'

export const table: FormatTable = {
  "decimal": ".",
  "group": ",",
  "isIndian": true,
  "percent": "-#%",
  "currency": "-¤ #",
  "shortCurrency": "-¤ #",
  "symbols": {
    "JPY": "JP¥",
    "NPR": "नेरू",
    "PHP": "PHP",
    "THB": "฿",
    "USD": "US$"
  },
  "short": [
    [
      3,
      3,
      "# हजार"
    ],
    [
      5,
      5,
      "# लाख"
    ],
    [
      7,
      7,
      "# करोड"
    ],
    [
      9,
      9,
      "# अरब"
    ],
    [
      11,
      11,
      "# खरब"
    ],
    [
      13,
      13,
      "# शंख"
    ]
  ],
  "units": {
    "day": "-# दिन",
    "hour": "-# घण्टा",
    "minute": "-# मिनेट"
  },
  "durationSeparator": " ",
  "months": [
    "जनवरी",
    "फेब्रुअरी",
    "मार्च",
    "अप्रिल",
    "मे",
    "जुन",
    "जुलाई",
    "अगस्ट",
    "सेप्टेम्बर",
    "अक्टोबर",
    "नोभेम्बर",
    "डिसेम्बर"
  ],
  "weekdays": [
    "आइत",
    "सोम",
    "मङ्गल",
    "बुध",
    "बिहि",
    "शुक्र",
    "शनि"
  ],
  "dayPeriods": [
    "",
    ""
  ],
  "gmt": "GMT",
  "dates": {
    "date": "{y} {MMM} {d}",
    "dateTime": "{y} {MMM} {d}, {HH}:{mm}",
    "dateTimeSeconds": "{y} {MMM} {d}, {HH}:{mm}:{ss}",
    "shortDateTime": "{yy}/{M}/{d}, {HH}:{mm}",
    "weekdayDate": "{y} {MMM} {d}, {E}",
    "weekdayTime": "{MMM} {d}, {E}, {HH}:{mm} {z}",
    "time": "{HH}:{mm}:{ss}"
  }
}
