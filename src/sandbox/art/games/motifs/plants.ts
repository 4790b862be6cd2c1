import { around, at, black, box, circle, fill, line, oval, shape, white } from '@/sandbox/art/games/shapes'

/** Fruit and flowers, each within 100 of 0,0 on every side. */
export const plants = {
  lotus:
    [-78, 78, -44, 44]
      .map((turned) => at(0, 56, 1, shape('M0 0Q-34-44 0-104Q34-44 0 0Z', fill('pink')), turned))
      .join('') +
    shape('M0 64Q-44 8 0-82Q44 8 0 64Z', fill('pale')) +
    at(0, 60, 1, shape('M0 0Q-30-40 0-84Q30-40 0 0Z', fill('pink')), -22) +
    at(0, 60, 1, shape('M0 0Q-30-40 0-84Q30-40 0 0Z', fill('pink')), 22) +
    shape('M-96 60Q0 96 96 60Q60 90 0 90Q-60 90-96 60Z', fill('green')),
  flower:
    around(12, oval(0, -66, 17, 34, fill('gold'))) +
    circle(0, 0, 46, fill('brown')) +
    circle(0, 0, 30, 'fill="none" stroke="#000" stroke-opacity=".25" stroke-width="9" stroke-dasharray="4 8"'),
  clover:
    line('M0 10Q8 60 34 90', '#1f7a3a', 10) +
    around(4, shape('M0-4C-50-30-46-92-14-88Q-3-86 0-72Q3-86 14-88C46-92 50-30 0-4Z', fill('green'))) +
    circle(0, 0, 8, white(0.5)),
  cactus:
    box(-24, -88, 48, 176, 24, fill('green')) +
    shape(
      'M-24 26H-52Q-80 26-80-6V-28Q-80-42-66-42T-52-28V-6H-24ZM24 2H52V-34Q52-50 66-50T80-34V6Q80 34 50 34H24Z',
      fill('green'),
    ) +
    line('M-8-66v132M10-66v132M-66-28v22M66-34v30', '#0c5a2c', 4) +
    at(0, -88, 1, around(5, oval(0, -14, 7, 11, fill('pink')))) +
    box(-58, 84, 116, 12, 6, black(0.25)),
  pumpkin:
    shape('M-8-60Q-8-92 18-98L28-84Q10-80 14-60Z', fill('green')) +
    oval(-48, 14, 46, 64, fill('gold')) +
    oval(48, 14, 46, 64, fill('gold')) +
    oval(0, 14, 48, 70, fill('gold')) +
    shape('M-54-14L-20 4L-50 14ZM54-14L20 4L50 14Z', 'fill="#41140a"') +
    shape('M-60 34Q0 62 60 34Q46 76 22 70L14 58L4 74L-8 58L-20 72Q-48 72-60 34Z', 'fill="#41140a"') +
    line('M-24-44Q-34 10-22 72M24-44Q34 10 22 72', '#a4510a', 4),
  cherries:
    line('M-40 30Q-30-40 26-84Q36-30 46 22', '#2f7a34', 8) +
    shape('M24-84Q70-104 92-66Q50-50 24-84Z', fill('green')) +
    circle(-42, 48, 42, fill('red')) +
    circle(48, 40, 42, fill('red')) +
    oval(-56, 32, 11, 8, white(0.7)) +
    oval(34, 24, 11, 8, white(0.7)),
  melon:
    shape('M-98-20A98 98 0 0 0 98-20Z', fill('green')) +
    shape('M-84-20A84 84 0 0 0 84-20Z', fill('pale')) +
    shape('M-74-20A74 74 0 0 0 74-20Z', fill('red')) +
    [
      [-40, 0],
      [-14, 6],
      [14, 6],
      [40, 0],
      [0, 30],
      [-24, 28],
      [24, 28],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 4, 7, 'fill="#2a1216"'))
      .join(''),
  citrus:
    circle(0, 0, 88, fill('gold')) +
    circle(0, 0, 76, fill('pale')) +
    around(8, shape('M0-8Q-30-36-22-66Q0-76 22-66Q30-36 0-8Z', fill('gold'))) +
    shape('M60-66Q100-92 104-50Q80-36 60-66Z', fill('green')),
  banana:
    shape('M-74-62Q-60 30 20 50Q66 60 94 34L100 46Q70 96 0 88Q-96 70-92-50L-86-70Z', fill('gold')) +
    shape('M-82-56Q-74 44 14 66Q60 74 96 42L100 46Q70 96 0 88Q-96 70-92-50Z', 'fill="#a35c06" fill-opacity=".35"') +
    box(-94, -86, 20, 22, 4, fill('brown')),
  grapes:
    line('M0-52Q2-84 16-98', '#6b4218', 9) +
    shape('M6-72Q40-104 84-84Q58-46 6-72Z', fill('green')) +
    [
      [-46, -30],
      [0, -38],
      [46, -30],
      [-24, 6],
      [24, 6],
      [0, 42],
      [-48, 14],
      [48, 14],
      [-24, 42],
      [24, 42],
      [0, 78],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 25, fill('violet')) + oval(x - 8, y - 9, 7, 5, white(0.6)))
      .join(''),
  strawberry:
    shape('M0 96Q-84 40-80-18Q-70-58 0-50Q70-58 80-18Q84 40 0 96Z', fill('red')) +
    [
      [-42, -8],
      [0, -14],
      [42, -8],
      [-26, 24],
      [24, 24],
      [0, 56],
      [-52, 22],
      [50, 22],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 4, 7, 'fill="#ffe28a"'))
      .join('') +
    shape('M0-40L-60-30L-40-56L-62-80L-18-68L0-98L18-68L62-80L40-56L60-30Z', fill('green')),
  corn: at(
    0,
    0,
    1,
    shape('M0-98Q44-54 34 30Q24 66 0 70Q-24 66-34 30Q-44-54 0-98Z', fill('gold')) +
      [-18, 0, 18].map((x) => line(`M${x} ${-62 + Math.abs(x)}V52`, '#b97708', 3)).join('') +
      line('M-36-20H36M-38 6H38M-34 32H34M-26-46H26', '#b97708', 3) +
      shape('M-4 92Q-70 60-58-22Q-22 12 0 78Q22 12 58-22Q70 60 4 92Z', fill('green')),
    14,
  ),
  pineapple:
    shape('M0-20Q-60-40-74-84Q-34-76-18-50Q-30-88 0-104Q30-88 18-50Q34-76 74-84Q60-40 0-20Z', fill('green')) +
    oval(0, 36, 50, 62, fill('gold')) +
    line('M-44 8L30 84M-26-14L46 58M0-22L50 28M44 8L-30 84M26-14L-46 58M0-22L-50 28', '#a8620f', 5),
  peach:
    circle(-22, 18, 62, fill('pink')) +
    circle(24, 18, 62, fill('pink')) +
    shape('M-4-40Q30 20 2 82Q-70 60-4-40Z', white(0.25)) +
    line('M0-38Q-2-66 10-84', '#71390f', 8) +
    shape('M8-64Q40-100 86-78Q60-36 8-64Z', fill('green')),
  plum:
    oval(0, 16, 72, 74, fill('violet')) +
    line('M8-56Q-30 10 0 88', '#3c0f70', 5) +
    oval(-36, -10, 14, 24, white(0.4)) +
    line('M4-54Q2-78 14-94', '#71390f', 8) +
    shape('M14-74Q44-108 88-84Q62-44 14-74Z', fill('green')),
  mango:
    shape('M-16-62Q68-70 84 8Q90 72 16 82Q-84 84-84 20Q-78-50-16-62Z', fill('gold')) +
    shape('M-16-62Q68-70 84 8Q60-26 10-22Q-60-18-82 32Q-84-46-16-62Z', fill('red')) +
    oval(-40, -16, 12, 22, white(0.4)) +
    line('M-14-60Q-16-80-8-94', '#71390f', 8) +
    shape('M-8-76Q24-108 70-88Q42-48-8-76Z', fill('green')),
  kiwi:
    circle(0, 0, 88, fill('brown')) +
    circle(0, 0, 78, fill('green')) +
    circle(0, 0, 26, fill('pale')) +
    around(14, oval(0, -42, 4, 9, 'fill="#20160f"')),
  coconut:
    circle(0, 6, 84, fill('brown')) +
    oval(0, -14, 76, 56, 'fill="#f7f4ea"') +
    oval(0, -8, 58, 40, fill('pale')) +
    line('M-70 44q20 26 40 30M-30 66q30 16 56 12M20 62q30-6 46-26', '#4a2508', 4) +
    line('M20-20L70-104', '#e5264a', 10),
  dragonfruit:
    around(6, shape('M-24-50Q-10-104 24-100Q4-72 26-50Z', fill('green'))) +
    oval(0, 4, 74, 74, fill('pink')) +
    circle(0, 4, 58, 'fill="#fff"') +
    [18, 36, 50]
      .map((far, ring) =>
        around(6 + ring * 5, `<circle cx="0" cy="${-far}" r="4" fill="#20160f" transform="translate(0 4)"/>`),
      )
      .join(''),
} as const
