import { around, at, box, circle, fill, line, oval, shape, white } from '@/sandbox/art/games/shapes'

/** Sports and video games, each within 100 of 0,0 on every side. */
export const sports = {
  football:
    circle(0, 0, 88, fill('pale')) +
    shape('M0-32L30-10L19 26H-19L-30-10Z', fill('deep')) +
    around(5, line('M0-30V-56', '#22252e', 5) + shape('M-24-82L0-56L24-82L13-87A88 88 0 0 0-13-87Z', fill('deep'))) +
    oval(-34, -46, 24, 14, white(0.6)),
  basketball:
    circle(0, 0, 88, fill('gold')) +
    circle(0, 0, 88, 'fill="#d2420f" fill-opacity=".55"') +
    line('M0-88V88M-88 0H88M-62-62Q-14 0-62 62M62-62Q14 0 62 62', '#3a1508', 6) +
    oval(-34, -46, 22, 13, white(0.4)),
  racket:
    at(
      -12,
      0,
      1,
      oval(0, -38, 46, 58, 'fill="none" stroke="#ffd35a" stroke-width="11"') +
        line('M-30-62V-14M-10-92V16M10-92V16M30-62V-14M-40-54H40M-44-34H44M-38-12H38', '#fff', 2) +
        box(-8, 22, 16, 78, 7, fill('red')),
      -28,
    ) +
    circle(52, 46, 26, fill('green')) +
    line('M34 30Q54 44 42 70', '#fff', 4),
  net:
    circle(0, 0, 84, fill('pale')) +
    line('M0-84Q30-30 0 0T-72 42M0 0Q60 0 76 36M-20-82Q-60-30-14-6M40-74Q24-20 82-16M-40 74Q-6 50 16 4', '#3f7fd0', 7),
  shuttle: at(
    0,
    0,
    1,
    shape('M-58-84L-18 30H18L58-84L34-70L18-90L0-72L-18-90L-34-70Z', fill('pale')) +
      line('M-34-70L-9 30M0-72V30M34-70L9 30M-40-36H40M-30-2H30', '#8aa0c4', 3) +
      shape('M-22 28H22V52Q20 76 0 76Q-20 76-22 52Z', fill('red')),
    24,
  ),
  glove:
    shape('M-62 10Q-74-84 0-86Q74-88 72-8Q72 34 44 44H-30Q-60 44-62 10Z', fill('red')) +
    shape('M-56-20Q-96-8-84 22Q-72 46-34 22Z', fill('red')) +
    line('M-52-14Q-60 20-34 24', '#7a0d1c', 5) +
    box(-36, 46, 84, 38, 8, fill('pale')) +
    oval(12, -50, 34, 16, white(0.35)),
  gamepad:
    shape('M-64-44Q0-58 64-44Q104-20 98 48Q88 80 56 54L36 34H-36L-56 54Q-88 80-98 48Q-104-20-64-44Z', fill('deep')) +
    shape('M-64-44Q0-58 64-44Q84-32 90-6Q0-34-90-6Q-84-32-64-44Z', fill('light')) +
    line('M-48-16V16M-64 0H-32', '#fff', 11) +
    circle(34, 8, 9, fill('green')) +
    circle(64, 8, 9, fill('red')) +
    circle(49, -8, 9, fill('gold')) +
    circle(49, 23, 9, fill('blue')),
  target:
    circle(0, 0, 88, 'fill="none" stroke="#fff" stroke-width="9"') +
    circle(0, 0, 56, 'fill="none" stroke="#fff" stroke-width="7"') +
    line('M0-104V-38M0 104V38M-104 0H-38M104 0H38', '#ff5468', 9) +
    circle(0, 0, 12, fill('red')),
} as const
