/* Written by `npm run generate` from Lucide (ISC licence). Do not edit. */
export type IconShape = readonly [
  element: 'path' | 'circle' | 'rect' | 'line',
  attributes: Readonly<Record<string, string>>,
]
