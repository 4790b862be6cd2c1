import { drawing } from '@/sandbox/clients/parts/element'

/** Bodies and fins on a canvas of 96 × 64, from the smallest fish to the whale. */
const shapes: readonly (readonly [body: string, fin: string])[] = [
  ['M20 32c10-12 32-12 44 0-12 12-34 12-44 0z', 'M64 32l14-9v18z'],
  ['M16 32c6-18 40-22 52 0-12 22-46 18-52 0z', 'M66 32l16-14-4 14 4 14zM36 16l10-8 4 9z'],
  ['M14 32C22 8 54 8 68 32 54 56 22 56 14 32z', 'M66 32l18-16v32zM34 12l14-8 2 10z'],
  ['M12 34c0-16 24-26 44-18 14 6 14 28 0 34-20 8-44 0-44-16z', 'M58 32l24-14-6 14 8 16zM30 14l4-10 16 8z'],
  ['M6 36c14-24 50-28 70-8-20 22-54 26-70 8z', 'M74 28l18-14-4 18 6 12zM34 14l14-12 4 14z'],
  [
    'M48 8c22 0 30 14 30 22H18C18 22 26 8 48 8z',
    'M22 32c2 8-4 14 0 26M36 32c4 10-4 14 0 28M50 32c-4 10 6 14 2 28M64 32c4 8-2 16 4 26z',
  ],
  ['M4 40C16 18 58 10 86 30 66 50 28 56 4 40z', 'M82 30l12-18v34zM40 18L54 2l8 18zM44 48l10 12 6-14z'],
  [
    'M2 32c4-24 46-34 72-10 6 6 6 18-2 24-26 16-66 8-70-14z',
    'M72 28c8-4 14-12 20-12-4 10-4 20 2 26-10 0-16-2-24-6zM20 10l8-8 6 8z',
  ],
]

/** A fish of a kind. The more it pays, the warmer its colour. */
export function drawFish(kind: number): SVGSVGElement {
  const [body, fin] = shapes[kind % shapes.length] ?? ['', '']
  const hue = 200 - kind * 26
  return drawing(
    'svg',
    { viewBox: '0 0 96 64', 'aria-hidden': 'true', focusable: 'false' },
    drawing('path', { d: fin, fill: `hsl(${hue} 75% 42%)`, stroke: `hsl(${hue} 75% 42%)`, 'stroke-width': 3 }),
    drawing('path', { d: body, fill: `hsl(${hue} 80% 58%)` }),
    drawing('circle', { cx: 28, cy: 27, r: 4, fill: '#fff' }),
    drawing('circle', { cx: 27, cy: 27, r: 2, fill: '#101820' }),
  )
}
