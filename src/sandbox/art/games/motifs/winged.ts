import { around, at, circle, fill, line, oval, shape, white } from '@/sandbox/art/games/shapes'
import { eye } from './eye'

const ink = '#1b1420'
const dark = `fill="${ink}"`

const longNeck = (crown: string, more: string): string =>
  line('M-14 60V98M10 60V98M-14 98h-14M10 98h-14', '#e8951a', 6) +
  shape('M92 6Q66 70 0 68Q-52 66-44 18Q-38-10 0-4Q50 4 92 6Z', fill('pale')) +
  line('M-30 24Q-70-10-40-40Q-16-62-40-78', '#f4f7ff', 20) +
  circle(-42, -76, 19, fill('pale')) +
  shape('M-54-82L-102-72L-54-66Z', fill('gold')) +
  crown +
  circle(-46, -78, 4, dark) +
  more

/** Birds, sea animals and crawling animals, each within 100 of 0,0 on every side. */
export const winged = {
  eagle:
    shape('M-78 96Q-84 10-50-30L70-10Q88 40 78 96Z', fill('brown')) +
    shape('M-62 40L-40-40Q-30-92 22-90Q78-86 76-24L74 34L52 16L36 44L16 20L-4 50L-22 22L-42 52Z', fill('pale')) +
    shape('M38-46Q96-50 98 2Q96 24 84 30Q82 6 40 2Z', fill('gold')) +
    shape('M-8-54L46-40L40-26L-6-40Z', fill('gold')) +
    circle(22, -34, 8, dark) +
    line('M-46 74q12 10 22 0 12 10 22 0 12 10 22 0 12 10 22 0', '#f2c48c', 4),
  phoenix:
    shape('M0 20Q-20 100-60 98Q-30 70-34 40ZM0 20Q20 100 60 98Q30 70 34 40ZM0 20L14 100L0 84L-14 100Z', fill('gold')) +
    shape('M-12-20Q-60-94-100-78Q-86-58-92-44Q-80-38-80-22Q-66-18-62-2Q-40 14-12 20Z', fill('red')) +
    shape('M12-20Q60-94 100-78Q86-58 92-44Q80-38 80-22Q66-18 62-2Q40 14 12 20Z', fill('red')) +
    shape('M-12-6Q-46-56-74-54Q-54-16-12 10ZM12-6Q46-56 74-54Q54-16 12 10Z', fill('gold')) +
    shape('M0-66Q30-62 26-20Q24 40 0 52Q-24 40-26-20Q-30-62 0-66Z', fill('red')) +
    shape('M-14-60L-24-98L-4-74L0-104L6-74L24-98L14-60Z', fill('gold')) +
    circle(-9, -38, 5, dark) +
    circle(9, -38, 5, dark) +
    shape('M-9-28H9L0-8Z', fill('gold')),
  parrot:
    shape('M-20 40L-36 100L0 66L18 100L22 40Z', fill('blue')) +
    shape('M-46-30Q-44-92 8-94Q62-90 60-34Q66 40 14 74Q-60 60-46-30Z', fill('red')) +
    shape('M-46-14Q-84 20-40 70Q0 54-4 4Q-20-20-46-14Z', fill('green')) +
    shape('M-40 20Q-62 44-34 72Q-6 60-8 34Z', fill('blue')) +
    oval(24, -46, 26, 24, fill('pale')) +
    circle(22, -50, 10, dark) +
    circle(25, -53, 3, white(0.9)) +
    shape('M44-64Q92-64 86-14Q82 2 76 4Q74-20 44-26Z', fill('gold')),
  toucan:
    shape('M-30 40L-46 100L-10 70L8 98L14 40Z', fill('deep')) +
    shape('M-62-20Q-60-92-4-94Q50-90 46-34Q50 44 0 74Q-76 60-62-20Z', fill('deep')) +
    shape('M-22-8Q-26-52 10-58Q46-50 44-20Q34 20 6 26Q-16 20-22-8Z', fill('pale')) +
    circle(10, -48, 12, fill('blue')) +
    circle(10, -48, 6, dark) +
    shape('M32-66Q104-76 104-14Q100 14 92 22Q84-16 34-22Z', fill('gold')) +
    shape('M92-44Q106-30 104-8Q100 14 92 22Q88 2 80-6Q94-22 92-44Z', fill('red')) +
    line('M38-42Q70-46 90-32', '#b8641a', 4),
  raven:
    shape(
      'M-98 66Q-60-10-12-40Q-10-86 36-84Q70-80 70-46L104-30L66-22Q60 44 6 64L2 92L-10 66L-24 92L-30 66Q-62 60-98 66Z',
      fill('deep'),
    ) +
    shape('M-74 56Q-40 0 22-10Q34 30-6 50Q-40 60-74 56Z', white(0.12)) +
    shape('M64-56L104-30L66-24Z', fill('grey')) +
    circle(42, -54, 9, fill('gold')) +
    circle(43, -54, 4, dark),
  crane: longNeck(
    shape('M-58-90Q-42-104-26-90Q-42-84-58-90Z', fill('red')),
    shape('M92 6Q70 30 30 32Q60 50 88 40Q104 22 92 6Z', fill('deep')),
  ),
  goose: longNeck('', shape('M40 6Q70 36 20 52Q-10 50-6 26Z', fill('grey'))),
  duck:
    shape('M-20-10Q10-30 56-6L98-34Q96 30 60 54Q0 76-50 54Q-84 30-62-6Z', fill('brown')) +
    shape('M-6-2Q40-20 64 8Q56 44 10 42Q-18 30-6-2Z', fill('gold')) +
    shape('M30-8L60-44L66 0Z', fill('gold')) +
    shape('M-66 10Q-30 20-18-16L-30-30H-74Z', fill('violet')) +
    circle(-48, -46, 34, fill('green')) +
    shape('M-66-40Q-40-46-20-24Q-26-4-52-14Z', fill('pale')) +
    shape('M-78-52L-104-42L-76-34Z', fill('red')) +
    circle(-54, -50, 5, dark) +
    line('M-96 76q24-14 48 0t48 0 48 0 40 0', '#bfe6ff', 6),
  dragonfly: at(
    0,
    0,
    0.9,
    shape('M-6-30Q-60-84-98-62Q-96-30-6-16ZM6-30Q60-84 98-62Q96-30 6-16Z', white(0.75)) +
      shape('M-6-12Q-70-20-90 16Q-60 34-6-2ZM6-12Q70-20 90 16Q60 34 6-2Z', white(0.55)) +
      line('M0-20V90', '#1d9a5a', 11) +
      oval(0, -18, 14, 26, fill('green')) +
      circle(-11, -54, 13, fill('blue')) +
      circle(11, -54, 13, fill('blue')),
    18,
  ),
  turtle:
    shape('M-60-40Q-96-66-84-26ZM60-40Q96-66 84-26ZM-58 44Q-92 78-78 30ZM58 44Q92 78 78 30Z', fill('green')) +
    oval(0, -76, 22, 26, fill('green')) +
    circle(-9, -84, 4, dark) +
    circle(9, -84, 4, dark) +
    shape('M-8 70L0 98L8 70Z', fill('green')) +
    oval(0, 6, 68, 74, fill('brown')) +
    shape('M-22-30H22L40 6L22 42H-22L-40 6Z', fill('gold')) +
    line('M-22-30L-40-52M22-30L40-52M40 6H66M-40 6H-66M22 42L38 66M-22 42L-38 66', '#4a2508', 6),
  whale:
    line('M-16-56Q-20-90-44-92M-16-56Q-12-90 12-92', '#bfe6ff', 8) +
    shape(
      'M-96 10Q-90-56-16-54Q50-52 66 14Q78 6 76-22Q54-40 62-62Q84-60 88-42Q96-60 104-58Q108-34 92-22Q98 62 20 72Q-90 80-96 10Z',
      fill('blue'),
    ) +
    shape('M-94 22Q-50 44 20 30Q50 24 66 14Q60 64 16 70Q-80 76-94 22Z', fill('pale')) +
    line('M-70 38L-60 58M-44 42L-38 64M-16 40L-14 66', '#9fb6dd', 4) +
    eye(-60, 0, 8),
  dolphin: at(
    0,
    0,
    1,
    shape('M62 30Q104 20 100 58Q84 52 78 62Q76 92 44 92Q40 66 56 46Z', fill('blue')) +
      shape('M0-54Q20-92 48-92Q34-64 40-40Z', fill('blue')) +
      shape('M-100 6Q-78-12-66-24Q-30-72 26-48Q72-20 74 50Q40 20 0 26Q-50 36-70 16Q-88 18-100 6Z', fill('blue')) +
      shape('M-98 8Q-60 10-30 0Q20-10 74 50Q40 20 0 26Q-50 36-70 16Q-88 18-98 8Z', fill('pale')) +
      shape('M-14 18Q-20 54-44 60Q-44 34-36 20Z', fill('blue')) +
      circle(-56, -10, 6, dark),
  ),
  octopus:
    line(
      'M-44 30Q-92 30-84 76Q-76 98-60 84M-24 40Q-52 70-34 96M44 30Q92 30 84 76Q76 98 60 84M24 40Q52 70 34 96M-2 44Q-4 76 0 98',
      '#c4317f',
      17,
    ) +
    shape('M0-96Q70-94 66-26Q66 24 40 48H-40Q-66 24-66-26Q-70-94 0-96Z', fill('pink')) +
    oval(-28, -60, 20, 12, white(0.5)) +
    eye(-24, -8, 14) +
    eye(24, -8, 14) +
    line('M-16 24q16 12 32 0', '#7d1450', 5),
  seahorse:
    line('M10 30Q34 70-4 88Q-34 92-30 66Q-22 54-10 66', '#e8951a', 15) +
    shape('M-10-10Q50-20 44 30Q38 62 8 62Q-30 40-10-10Z', fill('gold')) +
    shape('M36-4L72 8L42 26Z', fill('red')) +
    shape('M-22-84Q34-96 36-46Q34-16 8-2L-16-8Q-8-26-26-36L-76-30Q-88-44-76-52L-36-62Z', fill('gold')) +
    shape('M0-88L10-104L20-84L38-94L34-70L54-70L38-54Z', fill('red')) +
    eye(-8, -58, 9) +
    line('M-4 14H34M0 32H36M6 48H30', '#b8641a', 4),
  snake:
    oval(0, 72, 84, 24, fill('green')) +
    oval(0, 52, 60, 20, fill('green')) +
    line('M-58 66Q0 92 58 66M-40 48Q0 64 40 48', '#0e6a32', 5) +
    shape('M-18 56Q-26 20-66-6Q-76-84 0-90Q76-84 66-6Q26 20 18 56Z', fill('green')) +
    shape('M-12 50Q-14 14-24-6Q-24-60 0-60Q24-60 24-6Q14 14 12 50Z', fill('gold')) +
    line('M-14 6H14M-12 22H12M-10 38H10', '#b8841a', 4) +
    circle(-22, -62, 8, fill('gold')) +
    circle(22, -62, 8, fill('gold')) +
    oval(-22, -62, 3, 7, dark) +
    oval(22, -62, 3, 7, dark) +
    line('M0-46v14l-6 8M0-32l6 8', '#e5264a', 4),
  spider:
    line('M0-100V-40', '#ffffff', 3) +
    line('M-30-6L-72-44L-96-20M-32 10L-80 0L-100 30M-30 26L-76 40L-90 76M-24 40L-50 66L-54 98', ink, 8) +
    line('M30-6L72-44L96-20M32 10L80 0L100 30M30 26L76 40L90 76M24 40L50 66L54 98', ink, 8) +
    oval(0, 30, 44, 48, fill('deep')) +
    circle(0, -22, 30, fill('deep')) +
    shape('M0 4L14 28L0 52L-14 28Z', fill('red')) +
    eye(-12, -28, 9) +
    eye(12, -28, 9),
  starfish:
    around(5, shape('M-24-10Q-14-92 0-98Q14-92 24-10Z', fill('red'))) +
    circle(0, 0, 30, fill('red')) +
    around(5, circle(0, -34, 6, white(0.55)) + circle(0, -58, 5, white(0.55)) + circle(0, -78, 3, white(0.55))) +
    circle(0, 0, 8, white(0.55)),
} as const
