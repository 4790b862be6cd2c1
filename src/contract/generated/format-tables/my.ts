/* Written by `npm run generate` from the CLDR 48.0 of Node. Do not edit. */

import type { FormatTable } from '@/contract/formats/format-table'

export const table: FormatTable = {
  "decimal": ".",
  "group": ",",
  "percent": "-#%",
  "currency": "-# ¤",
  "shortCurrency": "-# ¤",
  "symbols": {
    "ANG": "NAf",
    "AWG": "Afl",
    "HTG": "G",
    "JPY": "JP¥",
    "MMK": "K",
    "PAB": "B/.",
    "THB": "฿",
    "TTD": "TT$",
    "USD": "US$"
  },
  "short": [
    [
      3,
      3,
      "# ထောင်"
    ],
    [
      4,
      4,
      "# သောင်း"
    ],
    [
      5,
      5,
      "# သိန်း"
    ],
    [
      6,
      6,
      "# သန်း"
    ],
    [
      7,
      7,
      "# ကုဋေ"
    ],
    [
      9,
      7,
      "# ဋေ"
    ],
    [
      10,
      10,
      "ဋေ # ထ"
    ],
    [
      11,
      11,
      "ဋေ # သ"
    ],
    [
      12,
      12,
      "ဋေ # သိန်း"
    ],
    [
      13,
      13,
      "ဋေ # သန်း"
    ],
    [
      14,
      14,
      "# ကောဋိ"
    ]
  ],
  "units": {
    "day": "-# ရက်",
    "hour": "-# နာရီ",
    "minute": "-# မိနစ်"
  },
  "durationSeparator": "နှင့် ",
  "months": [
    "ဇန်",
    "ဖေ",
    "မတ်",
    "ဧ",
    "မေ",
    "ဇွန်",
    "ဇူ",
    "ဩ",
    "စက်",
    "အောက်",
    "နို",
    "ဒီ"
  ],
  "weekdays": [
    "တနင်္ဂနွေ",
    "တနင်္လာ",
    "အင်္ဂါ",
    "ဗုဒ္ဓဟူး",
    "ကြာသပတေး",
    "သောကြာ",
    "စနေ"
  ],
  "dayPeriods": [
    "",
    ""
  ],
  "gmt": "GMT",
  "dates": {
    "date": "{y} {MMM} {d}",
    "dateTime": "{y} {MMM} {d} {H}:{mm}",
    "dateTimeSeconds": "{y} {MMM} {d} {H}:{mm}:{ss}",
    "shortDateTime": "{d}/{M}/{yy} {H}:{mm}",
    "weekdayDate": "{y} {MMM} {d} {E}",
    "weekdayTime": "{MMM} {d} {E} {z} {HH}:{mm}",
    "time": "{HH}:{mm}:{ss}"
  }
}
