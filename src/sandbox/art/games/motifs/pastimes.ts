import { at, black, box, circle, fill, line, oval, shape, white } from '@/sandbox/art/games/shapes'

/** Sweets, music and flying things, each within 100 of 0,0 on every side. */
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
  saxophone:
    line('M-58-78L-30-92L-16-78L22 44Q34 84 66 66Q86 50 70-10', '#b8741a', 30) +
    line('M-58-78L-30-92L-16-78L22 44Q34 84 66 66Q86 50 70-10', '#ffcf5c', 22) +
    shape('M44-6Q30-40 48-60Q76-44 104-50Q106-20 88 0Z', fill('gold')) +
    oval(74, -46, 31, 11, 'fill="#8a4a10"') +
    box(-86, -90, 34, 16, 6, 'fill="#20160f"') +
    [
      [-8, -42],
      [0, -14],
      [8, 14],
      [17, 42],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 9, fill('pale')) + circle(x, y, 5, fill('gold')))
      .join(''),
  microphone: at(
    0,
    0,
    1,
    shape('M-20-8H20L12 100H-12Z', fill('deep')) +
      box(-8, 20, 16, 26, 6, fill('red')) +
      box(-34, -22, 68, 20, 8, fill('gold')) +
      circle(0, -54, 46, fill('grey')) +
      line('M-40-76L8-16M-20-92L34-30M4-100L44-52M40-76L-8-16M20-92L-34-30M-4-100L-44-52', '#4a5068', 4),
    28,
  ),
  mirrorball:
    line('M0-104V-70', '#dfe6f5', 6) +
    circle(0, 8, 82, fill('violet')) +
    line('M-74-22H74M-80 8H80M-74 38H74M-56-50H56M-56 66H56', '#ffffff', 3) +
    [26, 56].map((rx) => oval(0, 8, rx, 82, 'fill="none" stroke="#fff" stroke-width="3"')).join('') +
    shape('M-50-20H-30V6H-50ZM10-46H30V-24H10ZM32 12H52V36H32ZM-20 42H0V64H-20Z', white(0.8)),
  car:
    shape('M-56-14L-34-60Q-30-68-20-68H26Q36-68 42-60L66-14Z', fill('gold')) +
    shape('M-42-16L-26-54H-4V-16ZM6-16V-54H26L50-16Z', fill('blue')) +
    box(-16, -90, 40, 24, 5, fill('pale')) +
    box(-98, -16, 196, 58, 20, fill('gold')) +
    line('M-92 10h14m12 0h14m12 0h14m12 0h14m12 0h14m12 0h14m12 0h14', '#1b1420', 9) +
    circle(-54, 44, 27, fill('deep')) +
    circle(56, 44, 27, fill('deep')) +
    circle(-54, 44, 12, fill('pale')) +
    circle(56, 44, 12, fill('pale')) +
    oval(90, 0, 8, 10, fill('red')),
  cupcake:
    shape('M-62 14H62L42 96H-42Z', fill('blue')) +
    line('M-40 24L-28 92M-14 24L-10 92M14 24L10 92M40 24L28 92', '#ffffff', 5) +
    shape('M-76 18Q-98-26-54-36Q-50-76 0-78Q50-76 54-36Q98-26 76 18Q40 34 0 22Q-40 34-76 18Z', fill('pink')) +
    line('M-58-2Q0 22 58-4M-40-36Q0-16 40-36', '#c4317f', 5) +
    circle(0, -84, 18, fill('red')),
  cookie:
    circle(0, 0, 88, fill('gold')) +
    circle(0, 0, 88, black(0.1)) +
    [
      [-40, -36, 15],
      [22, -50, 12],
      [50, 0, 16],
      [-8, 4, 14],
      [-52, 26, 12],
      [12, 54, 15],
      [-22, 62, 9],
      [-6, -66, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'fill="#4a2508"'))
      .join(''),
  honey:
    shape('M-66-44H66Q92 20 60 92H-60Q-92 20-66-44Z', fill('gold')) +
    shape(
      'M-76-48Q-70-84 0-84Q70-84 76-48Q70-8 54-12Q48 26 30 24Q22-10 4-6Q-8 46-30 40Q-40-8-58-14Q-74-20-76-48Z',
      fill('brown'),
    ) +
    oval(0, -66, 56, 14, 'fill="#ffe29a"') +
    line('M30-70L72-104', '#71390f', 10) +
    shape('M-34 46L-17 36L0 46V66L-17 76L-34 66ZM6 46L23 36L40 46V66L23 76L6 66Z', white(0.5)),
  candle:
    shape('M-34-20H34V78H-34Z', fill('pale')) +
    shape('M-34-20H34V4Q26 30 18 4Q8-2 4 10Q-2 48-12 10Q-22 0-34 20Z', white(0.9)) +
    line('M0-22V-40', '#20160f', 6) +
    shape('M0-104Q34-66 22-44Q0-24-22-44Q-34-66 0-104Z', fill('gold')) +
    shape('M0-74Q14-56 8-44Q0-36-8-44Q-14-56 0-74Z', fill('red')) +
    oval(0, 80, 72, 18, fill('brown')),
  bar: [-58, 0, 58]
    .map(
      (y, place) =>
        box(-92, y - 26, 184, 52, 12, fill(place === 1 ? 'red' : 'deep')) +
        box(-86, y - 20, 172, 40, 8, 'fill="none" stroke="#ffd35a" stroke-width="4"') +
        `<path transform="translate(-52 ${y + 13})" fill="#fff2c4" d="M0 0V-26H18Q28-26 28-19Q28-14 22-13Q30-12 30-6Q30 0 20 0ZM38 0L50-26H58L70 0H61L54-16L47 0ZM78 0V-26H96Q106-26 106-18Q106-12 99-11L108 0H98L86-14V0Z"/>`,
    )
    .join(''),
} as const
