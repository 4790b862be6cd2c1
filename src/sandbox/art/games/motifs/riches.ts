import { at, black, box, circle, fill, line, oval, shape, white } from '@/sandbox/art/games/shapes'

const coin =
  circle(0, 0, 26, fill('gold')) +
  circle(0, 0, 18, 'fill="none" stroke="#9a6208" stroke-width="3"') +
  box(-7, -7, 14, 14, 2, 'fill="#9a6208"')

/** Treasures and lucky things, each within 100 of 0,0 on every side. */
export const riches = {
  pearl:
    shape('M-30-30Q-70-60-52-98Q-34-72-16-80Q-14-104 8-110Q8-84 30-78Q44-88 42-104Q76-72 58-34Z', fill('red')) +
    shape('M-24-40Q-40-66-24-84Q-10-66 4-74Q14-90 24-70Q44-60 40-36Z', fill('gold')) +
    circle(0, 20, 66, fill('light')) +
    circle(0, 20, 66, black(0.12)) +
    circle(-6, 14, 58, fill('light')) +
    oval(-24, -8, 20, 14, white(0.75)) +
    line('M-34 48q34 26 68-6', '#fff', 5),
  shell:
    at(
      0,
      8,
      1,
      shape('M0 72Q-92 56-92-14Q-60-80 0-82Q60-80 92-14Q92 56 0 72Z', fill('pink')) +
        [-66, -36, 0, 36, 66]
          .map((x) => line(`M${x * 0.16} 66Q${x * 0.9} 20 ${x} ${-66 + Math.abs(x) * 0.5}`, '#fff', 4))
          .join(''),
    ) +
    circle(0, 44, 34, fill('pale')) +
    circle(-10, 34, 10, white(0.9)),
  ingot:
    shape('M-98-8Q-70-16-60 14Q0 34 60 14Q70-16 98-8Q92 62 54 72H-54Q-92 62-98-8Z', fill('gold')) +
    oval(0, 2, 50, 38, fill('gold')) +
    oval(-14, -14, 18, 10, white(0.55)) +
    shape('M-80 28Q0 62 80 28Q70 62 50 66H-50Q-70 62-80 28Z', black(0.14)) +
    at(-70, 74, 0.7, coin) +
    at(74, 78, 0.6, coin),
  diamond:
    shape('M-58-70H58L98-16L0 92L-98-16Z', fill('light')) +
    shape('M-58-70L-34-16H-98ZM58-70L34-16H98ZM-34-16H34L0 92Z', white(0.32)) +
    shape('M-58-70H0L-34-16ZM0-70H58L34-16Z', white(0.6)) +
    line('M-98-16H98M-34-16L0 92L34-16L0-70L-34-16', '#fff', 2.5),
  crown:
    shape('M-88 60L-98-40L-46 0L0-80L46 0L98-40L88 60Z', fill('gold')) +
    box(-88, 56, 176, 26, 8, fill('gold')) +
    shape('M-88 60L-98-40L-46 0L-60 60Z', black(0.1)) +
    circle(0, -82, 13, fill('red')) +
    circle(-98, -42, 11, fill('blue')) +
    circle(98, -42, 11, fill('blue')) +
    at(0, 26, 1, shape('M-22 0L0-24L22 0L0 24Z', fill('red'))) +
    circle(-52, 34, 9, fill('green')) +
    circle(52, 34, 9, fill('green')),
  ring:
    circle(0, 34, 56, 'fill="none" stroke="#8a5a10" stroke-width="24"') +
    circle(0, 34, 56, 'fill="none" stroke="#ffd35a" stroke-width="16"') +
    at(
      0,
      -46,
      0.62,
      shape('M-58-70H58L98-16L0 92L-98-16Z', fill('light')) + shape('M-58-70H0L-34-16ZM0-70H58L34-16Z', white(0.6)),
    ),
  chest:
    shape('M-88-8Q-88-76 0-76Q88-76 88-8Z', fill('brown')) +
    [-52, 0, 52].map((x) => at(x, -14, 0.9, coin)).join('') +
    at(-24, -28, 0.8, coin) +
    at(28, -26, 0.8, coin) +
    box(-92, -2, 184, 84, 10, fill('brown')) +
    box(-92, -2, 184, 14, 4, fill('gold')) +
    box(-66, -2, 16, 84, 0, fill('gold')) +
    box(50, -2, 16, 84, 0, fill('gold')) +
    box(-18, 0, 36, 40, 6, fill('gold')) +
    circle(0, 16, 7, 'fill="#4a2a08"'),
  seven:
    shape('M-66-88H72V-50Q26 6 10 92H-36Q-24 8 22-46H-34V-22H-66Z', 'fill="#5a0713" transform="translate(6 6)"') +
    shape('M-66-88H72V-50Q26 6 10 92H-36Q-24 8 22-46H-34V-22H-66Z', fill('red')) +
    shape('M-58-80H64V-70H-50V-30H-58Z', white(0.55)) +
    line('M-66-88H72V-50Q26 6 10 92H-36Q-24 8 22-46H-34V-22H-66Z', '#ffd35a', 7),
  bell:
    shape('M0-90Q56-78 58-10Q60 34 84 56H-84Q-60 34-58-10Q-56-78 0-90Z', fill('gold')) +
    shape('M-30-52Q-44-34-44 14Q-34 14-30-12Q-28-40-18-56Z', white(0.6)) +
    box(-88, 54, 176, 16, 8, fill('gold')) +
    circle(0, 80, 17, fill('brown')) +
    circle(0, -92, 11, fill('gold')),
  star:
    shape('M0-96L25-32L94-28L40 14L59 82L0 43L-59 82L-40 14L-94-28L-25-32Z', fill('gold')) +
    shape('M0-66L17-20L66-18L28 12L42 60L0 32L-42 60L-28 12L-66-18L-17-20Z', white(0.28)) +
    circle(0, 2, 26, fill('brown')) +
    at(0, 2, 1.7, shape('M0-11L3-3L11 0L3 3L0 11L-3 3L-11 0L-3-3Z', fill('gold'))),
  horseshoe:
    line('M-40 78Q-92-4-58-54T58-54T40 78', '#8a5a10', 40) +
    line('M-40 78Q-92-4-58-54T58-54T40 78', '#ffcd57', 30) +
    [
      [-60, 20],
      [-62, -24],
      [-34, -62],
      [34, -62],
      [62, -24],
      [60, 20],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, 'fill="#7a4c0a"'))
      .join(''),
  ankh:
    line('M0-4V92M-52 14H52', '#8a5a10', 30) +
    circle(0, -46, 38, 'fill="none" stroke="#8a5a10" stroke-width="30"') +
    line('M0-4V92M-52 14H52', '#ffcd57', 20) +
    circle(0, -46, 38, 'fill="none" stroke="#ffcd57" stroke-width="20"') +
    circle(0, 14, 9, fill('blue')),
  scarab:
    [-1, 1]
      .map(
        (side) =>
          shape(`M${side * 30}-10Q${side * 110}-70 ${side * 100} 6Q${side * 80} 40 ${side * 36} 34Z`, fill('gold')) +
          line(
            `M${side * 44} 0Q${side * 80}-34 ${side * 92}-10M${side * 46} 16Q${side * 76} 0 ${side * 88} 14`,
            '#8a5a10',
            4,
          ),
      )
      .join('') +
    oval(0, 22, 44, 62, fill('blue')) +
    shape('M-40-6Q0 12 40-6Q36-50 0-52Q-36-50-40-6Z', fill('green')) +
    line('M0 2V84', '#0b2a4a', 4) +
    circle(0, -74, 21, fill('red')),
  pyramid:
    circle(52, -54, 34, fill('gold')) +
    shape('M-14-78L92 78H-98Z', fill('gold')) +
    shape('M-14-78L92 78H18Z', black(0.28)) +
    line('M-38-42H8M-58-10H26M-78 22H46M-90 50H68', '#9a6208', 2.5) +
    shape('M-14-78L2-54H-30Z', white(0.7)),
} as const
