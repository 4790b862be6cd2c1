import { at, black, box, circle, fill, line, oval, shape, white } from '@/sandbox/art/games/shapes'

/** Sweets, music and what flies, each within 100 to every side of 0,0. */
export const pastimes = {
  planet:
    circle(0, 0, 62, fill('light')) +
    shape('M-58-20Q0 0 60-14L62 4Q0 18-62 0ZM-50 36Q0 46 52 34L42 46Q0 58-42 46Z', black(0.16)) +
    oval(-20, -30, 20, 12, white(0.5)) +
    `<path d="M-58-14C-150 30-60 46 24 18S128-60 58-34" fill="none" stroke="url(#gold)" stroke-width="13" stroke-linecap="round"/>`,
  rocket: at(
    0,
    0,
    1,
    shape('M-22 60Q0 120 22 60Z', fill('gold')) +
      shape('M-38 20L-66 70L-26 58ZM38 20L66 70L26 58Z', fill('red')) +
      shape('M0-100Q48-50 36 40Q30 64 0 64Q-30 64-36 40Q-48-50 0-100Z', fill('pale')) +
      shape('M0-100Q24-76 33-44H-33Q-24-76 0-100Z', fill('red')) +
      circle(0, -12, 19, fill('deep')) +
      circle(0, -12, 13, fill('blue')),
    24,
  ),
  comet:
    shape('M-20 30L-98-92L34-34ZM-36 6L-104-40L14-60Z', fill('light')) +
    circle(24, 24, 56, fill('gold')) +
    circle(8, 8, 10, black(0.16)) +
    circle(46, 20, 14, black(0.16)) +
    circle(20, 50, 8, black(0.16)),
  lollipop:
    line('M0 20V98', '#fff', 13) +
    circle(0, -26, 66, fill('pink')) +
    line('M0-26q14-14 22 4t-22 30-42-26 34-52 66 44-60 56', '#fff', 11),
  donut:
    circle(0, 0, 86, fill('brown')) +
    shape('M-80-8Q-84-78 0-82Q84-78 80-8Q86 30 60 34Q52 66 22 52Q0 84-24 54Q-56 66-62 32Q-86 30-80-8Z', fill('pink')) +
    circle(0, -2, 28, fill('deep')) +
    [
      [-48, -30, '#fff'],
      [-20, -58, '#ffe05a'],
      [26, -56, '#7de0ff'],
      [52, -24, '#fff'],
      [46, 22, '#ffe05a'],
      [-50, 14, '#7de0ff'],
      [-18, 42, '#fff'],
      [20, 40, '#ffe05a'],
    ]
      .map(
        ([x, y, colour]) =>
          `<rect x="${Number(x) - 3}" y="${Number(y) - 8}" width="6" height="16" rx="3" fill="${colour}" transform="rotate(${Number(x)} ${x} ${y})"/>`,
      )
      .join(''),
  sweet: at(
    0,
    0,
    1,
    shape('M-52 0L-98-38V38ZM52 0L98-38V38Z', fill('gold')) +
      oval(0, 0, 60, 46, fill('red')) +
      shape(
        'M-34-38Q-10 0-34 38Q-22 46-8 46Q16 0-8-46Q-22-46-34-38ZM18-44Q42 0 18 44Q34 40 46 30Q60 0 46-30Q34-40 18-44Z',
        white(0.8),
      ),
    -20,
  ),
  vinyl:
    circle(0, 0, 92, 'fill="#17141f"') +
    [78, 64, 50]
      .map((r) => circle(0, 0, r, 'fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="3"'))
      .join('') +
    shape('M0 0L-60-70A92 92 0 0 1-20-90ZM0 0L60 70A92 92 0 0 1 20 90Z', white(0.1)) +
    circle(0, 0, 36, fill('pink')) +
    circle(0, 0, 8, 'fill="#17141f"') +
    line('M92-92L60-30L34-18', '#dfe6f5', 8),
  cocktail:
    shape('M-84-66H84L6 26V78H40V92H-40V78H-6V26Z', white(0.35)) +
    shape('M-62-46H62L0 26Z', fill('pink')) +
    circle(34, -62, 19, fill('green')) +
    line('M34-62L-4 20', '#ffe6a6', 4) +
    shape('M40-98Q82-108 92-74L56-66Z', fill('gold')),
  guitar: at(
    0,
    0,
    1,
    box(-9, -104, 18, 110, 4, fill('brown')) +
      box(-16, -112, 32, 30, 6, fill('deep')) +
      shape('M0-6Q44-14 40 26Q68 58 40 88Q0 108-40 88Q-68 58-40 26Q-44-14 0-6Z', fill('red')) +
      circle(0, 40, 19, 'fill="#2a1210"') +
      box(-26, 72, 52, 9, 3, fill('deep')) +
      line('M-4-100V76M4-100V76', '#fff', 1.6),
    34,
  ),
} as const
