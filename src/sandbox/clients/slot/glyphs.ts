import { drawing } from '@/sandbox/clients/parts/element'

/** The paint of a shape: the symbol's colour, a light or dark shade of it, or white. */
type Shade = 'main' | 'light' | 'dark' | 'white'

/** Paths on a canvas of 64 × 64. */
const glyphs = {
  star: [
    ['M32 5l8 18 20 2-15 13 5 20-18-11-18 11 5-20L4 25l20-2z', 'main'],
    ['M32 15l5 12-5 15-5-15z', 'light'],
  ],
  coin: [
    ['M32 6a26 26 0 1 0 .1 0z', 'main'],
    ['M32 12a20 20 0 1 0 .1 0z', 'dark'],
    ['M26 26h12v12H26z', 'light'],
  ],
  gem: [
    ['M16 10h32l12 16-28 30L4 26z', 'main'],
    ['M16 10l8 16h16l8-16z', 'light'],
    ['M24 26h16l-8 30z', 'dark'],
  ],
  crown: [
    ['M6 50V18l13 13L32 10l13 21 13-13v32z', 'main'],
    ['M6 44h52v8H6z', 'dark'],
    ['M32 30a5 5 0 1 0 .1 0z', 'light'],
  ],
  seven: [
    ['M12 8h42v10L34 58H20l19-38H12z', 'main'],
    ['M16 12h34v3H16z', 'light'],
  ],
  bell: [
    ['M32 6c13 0 18 11 18 22 0 12 8 14 8 20H6c0-6 8-8 8-20C14 17 19 6 32 6z', 'main'],
    ['M24 50h16a8 8 0 0 1-16 0z', 'dark'],
    ['M24 14c-5 5-5 12-5 18', 'light'],
  ],
  cherry: [
    ['M20 34a13 13 0 1 0 .1 0zM45 38a11 11 0 1 0 .1 0z', 'main'],
    ['M20 34C22 20 32 12 50 8c-8 8-8 18-5 30l-3 1c-4-10-4-16-1-22-8 4-15 9-18 17z', 'dark'],
    ['M15 40a4 4 0 1 0 .1 0zM41 43a3 3 0 1 0 .1 0z', 'white'],
  ],
  leaf: [
    ['M10 54C6 24 24 8 56 8c2 30-14 48-42 44z', 'main'],
    ['M10 56C18 38 30 26 46 18 34 30 24 40 15 56z', 'dark'],
  ],
  flower: [
    [
      'M32 4a10 10 0 0 1 9 15 10 10 0 0 1 15 13 10 10 0 0 1-11 14 10 10 0 0 1-13 12 10 10 0 0 1-13-12A10 10 0 0 1 8 32a10 10 0 0 1 15-13A10 10 0 0 1 32 4z',
      'main',
    ],
    ['M32 24a9 9 0 1 0 .1 0z', 'light'],
  ],
  fish: [
    ['M4 32c8-14 24-18 38-8l14-10c-3 12-3 24 0 36L42 40C28 50 12 46 4 32z', 'main'],
    ['M17 26a4 4 0 1 0 .1 0z', 'white'],
    ['M28 24c5 5 5 12 0 17 9-1 12-4 14-9-2-5-5-8-14-8z', 'light'],
  ],
  wave: [
    ['M2 44c8-26 28-38 48-28 8 4 10 12 6 16-4-8-16-8-18 2-1 8 8 12 22 10H2z', 'main'],
    ['M2 44h60v12H2z', 'dark'],
    ['M10 40c6-14 18-22 30-20-14 2-20 10-22 20z', 'light'],
  ],
  anchor: [
    [
      'M28 16a8 8 0 1 1 8 0v6h10v7H36v20c8-1 13-6 14-12l-6 1 10-12 6 15-5-1c-2 12-12 19-23 19S11 52 9 40l-5 1 6-15 10 12-6-1c1 6 6 11 14 12V29H18v-7h10z',
      'main',
    ],
    ['M32 7a3 3 0 1 0 .1 0z', 'dark'],
  ],
  sword: [
    ['M52 4l8 8-32 32-8-8z', 'light'],
    ['M10 30l24 24-6 4-8-8-10 10-6-6 10-10-8-8z', 'main'],
    ['M52 4l8 8-34 28z', 'white'],
  ],
  shield: [
    ['M32 4l24 8c0 26-8 40-24 48C16 52 8 38 8 12z', 'main'],
    ['M32 4v56C16 52 8 38 8 12z', 'dark'],
    ['M32 18l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z', 'light'],
  ],
  rocket: [
    ['M32 2c10 8 14 20 12 36H20C18 22 22 10 32 2z', 'main'],
    ['M20 34L8 48l12-2zM44 34l12 14-12-2z', 'dark'],
    ['M32 16a6 6 0 1 0 .1 0z', 'white'],
    ['M25 42h14l-7 18z', 'light'],
  ],
  planet: [
    ['M32 14a18 18 0 1 0 .1 0z', 'main'],
    ['M2 40C0 30 30 12 62 16c-6 12-40 32-60 24 10-2 36-12 46-20-18 0-44 12-46 20z', 'light'],
  ],
  pyramid: [
    ['M32 6l30 48H2z', 'main'],
    ['M32 6l30 48H34z', 'dark'],
    ['M26 26h12l3 6H23z', 'light'],
  ],
  sun: [
    [
      'M32 2l6 10 10-6 1 12 12 1-6 10 7 6-10 6 6 10-12 1-1 12-10-6-3 10-6-10-10 6-1-12-12-1 6-10L2 35l10-6-6-10 12-1 1-12 10 6z',
      'light',
    ],
    ['M32 16a16 16 0 1 0 .1 0z', 'main'],
  ],
  moon: [
    ['M44 6a28 28 0 1 0 14 36C40 46 30 26 44 6z', 'main'],
    ['M22 22a4 4 0 1 0 .1 0zM18 38a6 6 0 1 0 .1 0z', 'dark'],
  ],
  lantern: [
    ['M14 18h36c6 12 6 20 0 30H14c-6-10-6-18 0-30z', 'main'],
    ['M22 10h20v8H22zM22 48h20v6H22zM30 2h4v8h-4zM28 54h2v8h-2zM34 54h2v8h-2z', 'light'],
    ['M28 18h8v30h-8z', 'dark'],
  ],
  mask: [
    ['M6 14c18-8 34-8 52 0 2 22-8 42-26 46C14 56 4 36 6 14z', 'main'],
    ['M13 26c6-4 12-3 15 3-6 3-12 2-15-3zM51 26c-6-4-12-3-15 3 6 3 12 2 15-3z', 'white'],
    ['M20 44c8 5 16 5 24 0-4 9-20 9-24 0z', 'dark'],
  ],
  candy: [
    ['M32 16a16 16 0 1 0 .1 0z', 'main'],
    ['M4 16l14 10-2 12L4 48c4-10 4-22 0-32zM60 16L46 26l2 12 12 10c-4-10-4-22 0-32z', 'light'],
    ['M24 20c8 4 14 12 14 26l6-6c0-10-6-18-14-22z', 'white'],
  ],
} satisfies Readonly<Record<string, readonly (readonly [path: string, shade: Shade])[]>>

export type GlyphName = keyof typeof glyphs

/** A drawing in a colour of the given hue. */
export function glyph(name: GlyphName, hue: number): SVGSVGElement {
  const shades: Readonly<Record<Shade, string>> = {
    main: `hsl(${hue} 78% 52%)`,
    light: `hsl(${hue + 12} 92% 76%)`,
    dark: `hsl(${hue - 12} 70% 32%)`,
    white: '#fff',
  }
  const paths = glyphs[name].map(([d, shade]) => drawing('path', { d, fill: shades[shade] }))
  return drawing('svg', { viewBox: '0 0 64 64', 'aria-hidden': 'true', focusable: 'false' }, ...paths)
}

/** A letter for a low-paying symbol, in a colour of the given hue. */
export function letter(text: string, hue: number): SVGSVGElement {
  const drawn = drawing(
    'text',
    {
      x: 32,
      y: 50,
      'text-anchor': 'middle',
      'font-size': 52,
      'font-weight': 900,
      'font-family': 'Georgia, serif',
      fill: `hsl(${hue} 85% 68%)`,
      stroke: `hsl(${hue} 70% 24%)`,
      'stroke-width': 2,
    },
    text,
  )
  return drawing('svg', { viewBox: '0 0 64 64', 'aria-hidden': 'true', focusable: 'false' }, drawn)
}
