import { around, at, black, box, circle, fill, line, oval, shape, white } from '@/sandbox/art/games/shapes'

/** Other subjects of slots, each within 100 of 0,0 on every side. */
export const things = {
  gate:
    shape('M-96-56Q0-40 96-56L100-86Q0-66-100-86Z', fill('red')) +
    box(-78, -34, 156, 18, 4, fill('red')) +
    shape('M-66-46h24l6 136h-36zM66-46h-24l-6 136h36z', fill('red')) +
    box(-14, -52, 28, 34, 4, fill('gold')) +
    shape('M-100-86Q0-66 100-86L96-96Q0-78-96-96Z', 'fill="#3a1210"') +
    box(-78, 82, 48, 14, 4, 'fill="#3a1210"') +
    box(30, 82, 48, 14, 4, 'fill="#3a1210"'),
  lantern:
    line('M0-100v24M0 78v26', '#f7c14b', 5) +
    box(-30, -80, 60, 16, 5, fill('gold')) +
    oval(0, 0, 84, 68, fill('red')) +
    oval(0, 0, 50, 68, 'fill="none" stroke="#ffcf6b" stroke-opacity=".7" stroke-width="3"') +
    oval(0, 0, 18, 68, 'fill="none" stroke="#ffcf6b" stroke-opacity=".7" stroke-width="3"') +
    oval(-30, -18, 16, 26, white(0.25)) +
    box(-30, 64, 60, 16, 5, fill('gold')) +
    line('M-12 84v16M12 84v16', '#f7c14b', 4),
  fan:
    shape('M0 76L-98-16A138 138 0 0 1 98-16Z', fill('red')) +
    [-60, -36, -12, 12, 36, 60]
      .map((x) => line(`M0 76L${x * 1.36} ${-54 + Math.abs(x) * 0.5}`, '#ffdf94', 3))
      .join('') +
    line('M-98-16A138 138 0 0 1 98-16', '#ffd35a', 8) +
    shape('M-34 44A46 46 0 0 1 34 44L0 76Z', fill('gold')) +
    circle(0, 76, 8, fill('deep')),
  firecracker:
    [-38, 0, 38]
      .map((x, index) =>
        at(
          x,
          index === 1 ? 10 : -6,
          1,
          box(-15, -52, 30, 104, 8, fill('red')) +
            box(-15, -44, 30, 10, 0, fill('gold')) +
            box(-15, 34, 30, 10, 0, fill('gold')) +
            line('M0-52q6-20-8-34', '#ffdf94', 4),
          x / 3,
        ),
      )
      .join('') + at(-6, -88, 1, around(8, shape('M-3-10L0-26L3-10Z', fill('gold')))),
  drum:
    shape('M-80-40V40Q-80 76 0 76T80 40V-40Z', fill('red')) +
    oval(0, -40, 80, 34, fill('pale')) +
    oval(0, -40, 80, 34, 'fill="none" stroke="#ffd35a" stroke-width="9"') +
    line('M-80 38Q-76 72 0 74T80 38', '#ffd35a', 9) +
    line('M-70-14L-36 62L0 0L36 62L70-14', '#ffd35a', 4) +
    line('M-20-48L-88-96M22-48L88-96', '#f3ddb0', 9),
  hammer: at(
    0,
    0,
    1,
    box(-13, -20, 26, 116, 8, fill('brown')) +
      line('M-13 20l26 14M-13 46l26 14', '#f1d9a7', 5) +
      shape('M-70-80H70L84-50L70-14H-70L-84-50Z', fill('pale')) +
      shape('M-70-80H70L76-66H-76Z', white(0.6)),
    18,
  ),
  axes:
    [-34, 34]
      .map((turned) =>
        at(
          0,
          0,
          1,
          box(-8, -84, 16, 180, 6, fill('brown')) + shape('M8-82Q62-86 70-44Q70-4 40 4Q34-28 8-32Z', fill('pale')),
          turned,
        ),
      )
      .join('') +
    circle(0, 8, 40, fill('blue')) +
    circle(0, 8, 40, 'fill="none" stroke="#ffd35a" stroke-width="8"') +
    circle(0, 8, 13, fill('gold')),
  ship:
    shape('M-94 34Q-104-20-70-56Q-72-20-58 30H58Q72-20 70-56Q104-20 94 34Q70 84 0 84Q-70 84-94 34Z', fill('brown')) +
    line('M0 30V-96', '#5a3216', 8) +
    shape('M-60-78H60Q48-30 60 14H-60Q-48-30-60-78Z', fill('pale')) +
    shape('M-32-78h20q6 46 0 92h-20q6-46 0-92zM12-78h20q-6 46 0 92h-20q6-46 0-92z', fill('red')) +
    [-52, -18, 18, 52].map((x) => circle(x, 50, 11, fill('gold'))).join(''),
  potion:
    shape('M-20-92H20V-30Q76 0 62 56Q48 90 0 90Q-48 90-62 56Q-76 0-20-30Z', white(0.35)) +
    shape('M-58 20Q0 38 58 20Q72 80 0 84Q-72 80-58 20Z', fill('pink')) +
    circle(-18, 50, 9, white(0.6)) +
    circle(16, 40, 6, white(0.6)) +
    circle(6, 64, 5, white(0.6)) +
    box(-26, -100, 52, 20, 7, fill('brown')) +
    line('M-30-4Q-48 14-46 36', '#fff', 6),
  orb:
    circle(0, -16, 74, fill('light')) +
    circle(0, -16, 74, black(0.18)) +
    circle(-4, -20, 66, fill('pink')) +
    oval(-28, -48, 24, 14, white(0.7)) +
    at(10, -10, 3.2, shape('M0-11L3-3L11 0L3 3L0 11L-3 3L-11 0L-3-3Z', white(0.9))) +
    shape('M-60 54H60L76 92H-76Z', fill('gold')) +
    shape('M-60 54H60L64 64H-64Z', black(0.2)),
  book:
    shape('M0-62Q-50-88-98-68V60Q-50 42 0 68Q50 42 98 60V-68Q50-88 0-62Z', fill('brown')) +
    shape('M0-52Q-44-74-86-58V50Q-44 36 0 58Q44 36 86 50V-58Q44-74 0-52Z', fill('pale')) +
    line('M0-52V58M-70-34q30-6 54 4M-70-10q30-6 54 4M-70 14q30-6 54 4', '#a98b5a', 4) +
    at(44, -4, 2.6, shape('M0-11L3-3L11 0L3 3L0 11L-3 3L-11 0L-3-3Z', fill('gold'))),
  mask:
    shape('M0-96Q76-92 78-20Q70 70 0 96Q-70 70-78-20Q-76-92 0-96Z', fill('brown')) +
    shape('M0-96Q76-92 78-30L0-54L-78-30Q-76-92 0-96Z', fill('green')) +
    [-24, 0, 24].map((turned) => at(0, 0, 1, shape('M-12-92L0-118L12-92Z', fill('red')), turned)).join('') +
    oval(-30, -14, 20, 13, fill('gold')) +
    oval(30, -14, 20, 13, fill('gold')) +
    circle(-30, -14, 7, 'fill="#1b120c"') +
    circle(30, -14, 7, 'fill="#1b120c"') +
    shape('M-10-8H10L16 30H-16Z', fill('gold')) +
    box(-36, 44, 72, 24, 10, 'fill="#1b120c"') +
    line('M-20 44v24M0 44v24M20 44v24', '#f6e7c8', 6),
  anchor:
    line('M0-50V84M-44-24H44', '#dbe4f5', 18) +
    circle(0, -72, 20, 'fill="none" stroke="#dbe4f5" stroke-width="14"') +
    line('M-84 20Q-78 84 0 86Q78 84 84 20', '#dbe4f5', 18) +
    shape('M-102 34L-84-6L-60 28ZM102 34L84-6L60 28Z', 'fill="#dbe4f5"') +
    line('M-40-74Q60-40-20 10T50 74', '#c58a3d', 9),
  compass:
    circle(0, 0, 88, fill('gold')) +
    circle(0, 0, 72, fill('pale')) +
    around(8, box(-2, -68, 4, 13, 0, 'fill="#7a5a2a"')) +
    at(0, 0, 1, shape('M0-60L15 0H-15Z', fill('red')) + shape('M0 60L15 0H-15Z', fill('deep')), 28) +
    circle(0, 0, 9, fill('gold')),
  castle:
    box(-84, -20, 40, 106, 3, fill('pale')) +
    box(44, -20, 40, 106, 3, fill('pale')) +
    shape('M-92-20L-64-72L-36-20ZM92-20L64-72L36-20Z', fill('blue')) +
    box(-46, 6, 92, 80, 0, fill('pale')) +
    shape('M-46 6V-12H-28V6H-10V-12H10V6H28V-12H46V6Z', fill('pale')) +
    box(-20, -46, 40, 54, 0, fill('pale')) +
    shape('M-28-46L0-96L28-46Z', fill('red')) +
    shape('M-20 86V48Q0 22 20 48V86Z', 'fill="#3a2412"') +
    box(-70, 6, 12, 22, 6, fill('deep')) +
    box(58, 6, 12, 22, 6, fill('deep')) +
    box(-6, -34, 12, 22, 6, fill('deep')),
  sword: at(
    0,
    0,
    1,
    shape('M-13 36V-84L0-108L13-84V36Z', fill('pale')) +
      shape('M0-108L13-84V36H0Z', black(0.14)) +
      box(-50, 32, 100, 16, 8, fill('gold')) +
      box(-9, 46, 18, 40, 4, fill('brown')) +
      circle(0, 92, 15, fill('red')),
    32,
  ),
  barn:
    shape('M-80 84V-18L-46-66H46L80-18V84Z', fill('red')) +
    shape('M-92-14L-50-78H50L92-14L80-6L44-62H-44L-80-6Z', fill('pale')) +
    box(-30, 12, 60, 72, 0, fill('pale')) +
    line('M-30 12L30 84M30 12L-30 84', '#b3202f', 7) +
    box(-15, -42, 30, 30, 4, fill('gold')),
} as const
