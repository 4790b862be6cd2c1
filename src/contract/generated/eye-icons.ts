/* Written by `npm run generate` from Lucide (ISC licence). Do not edit. */
export const eyeIcons: Readonly<Record<'eye' | 'eye-off', string>> = {
  "eye": "M2.06 12.34a1 1 0 0 1 0-.69 10.75 10.75 0 0 1 19.87 0 1 1 0 0 1 0 .69 10.75 10.75 0 0 1-19.87 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z",
  "eye-off": "M10.73 5.07a10.74 10.74 0 0 1 11.20 6.57 1 1 0 0 1 0 .69 10.74 10.74 0 0 1-1.44 2.49M14.08 14.15a3 3 0 0 1-4.24-4.24M17.47 17.49a10.75 10.75 0 0 1-15.41-5.15 1 1 0 0 1 0-.69 10.75 10.75 0 0 1 4.44-5.14M2 2l20 20",
}
