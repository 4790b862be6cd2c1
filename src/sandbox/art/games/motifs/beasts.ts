import { box, circle, fill, line, oval, shape, white } from '@/sandbox/art/games/shapes'
import { eye } from './eye'

const ink = '#1b1420'
const dark = `fill="${ink}"`

const horse = (coat: string, mane: string, more: string): string =>
  shape('M-6-78Q-80-74-84-8Q-86 44-58 92H58Q66 30 34-4L28-60L6-92Z', coat) +
  shape('M6-92Q-96-84-96 4Q-96 56-76 92H-46Q-72 40-60 0Q-48-44-2-62Z', mane) +
  shape('M-8-72Q30-70 44-44L92 16Q98 36 80 42Q62 50 46 36L8 14Q-30-20-8-72Z', coat) +
  shape('M-14-70L-4-102L14-72Z', coat) +
  eye(26, -28, 8) +
  oval(82, 22, 5, 7, dark) +
  more

/** Four-legged animals, mostly heads, each within 100 of 0,0 on every side. */
export const beasts = {
  wolf:
    shape('M-74-92L-22-56H22L74-92L80-16L98 26L46 54L0 92L-46 54L-98 26L-80-16Z', fill('grey')) +
    shape('M-62-70L-40-46L-64-24ZM62-70L40-46L64-24Z', fill('deep')) +
    shape('M-74 20L-22 8L0 34L22 8L74 20L40 46L0 84L-40 46Z', fill('pale')) +
    shape('M-52-18L-18-4L-40 4ZM52-18L18-4L40 4Z', fill('gold')) +
    circle(-34, -5, 5, dark) +
    circle(34, -5, 5, dark) +
    oval(0, 52, 15, 11, dark) +
    line('M0 62v10', ink, 4),
  dog:
    oval(0, 4, 70, 78, fill('gold')) +
    shape('M-46-64Q-98-66-96 10Q-90 52-66 40Q-62-10-34-54ZM46-64Q98-66 96 10Q90 52 66 40Q62-10 34-54Z', fill('brown')) +
    oval(0, 38, 40, 34, fill('pale')) +
    eye(-28, -12, 11) +
    eye(28, -12, 11) +
    oval(0, 22, 17, 12, dark) +
    line('M0 32v14M-18 48q18 12 36 0', ink, 4) +
    shape('M-10 54H10Q12 80 0 80Q-12 80-10 54Z', fill('pink')),
  bear:
    circle(-58, -56, 26, fill('brown')) +
    circle(58, -56, 26, fill('brown')) +
    circle(-58, -56, 13, fill('gold')) +
    circle(58, -56, 13, fill('gold')) +
    oval(0, 4, 86, 80, fill('brown')) +
    oval(0, 36, 42, 34, fill('gold')) +
    eye(-34, -12, 10) +
    eye(34, -12, 10) +
    oval(0, 22, 17, 12, dark) +
    line('M0 34v12M-18 50q18 10 36 0', ink, 4),
  monkey:
    circle(-78, 0, 26, fill('brown')) +
    circle(78, 0, 26, fill('brown')) +
    circle(-78, 0, 13, fill('gold')) +
    circle(78, 0, 13, fill('gold')) +
    oval(0, 0, 74, 82, fill('brown')) +
    shape('M0-40Q64-62 56 0Q66 68 0 74Q-66 68-56 0Q-64-62 0-40Z', fill('gold')) +
    eye(-24, -12, 11) +
    eye(24, -12, 11) +
    oval(-7, 20, 4, 6, dark) +
    oval(7, 20, 4, 6, dark) +
    line('M-28 42q28 18 56 0', '#71390f', 5),
  cat:
    shape('M-76-94L-22-64H22L76-94L82-4Q78 80 0 84Q-78 80-82-4Z', fill('deep')) +
    shape('M-64-70L-40-54L-66-32ZM64-70L40-54L66-32Z', fill('pink')) +
    oval(-34, -4, 19, 22, fill('gold')) +
    oval(34, -4, 19, 22, fill('gold')) +
    oval(-34, -4, 6, 18, dark) +
    oval(34, -4, 6, 18, dark) +
    shape('M-12 22H12L0 36Z', fill('pink')) +
    line('M0 36v10M-18 50q18 10 18-4q0 14 18 4M-40 36l-46-6M-40 46l-44 12M40 36l46-6M40 46l44 12', '#ffffff', 3),
  leopard:
    circle(-56, -56, 24, fill('gold')) +
    circle(56, -56, 24, fill('gold')) +
    shape('M0-82Q88-78 86 4Q74 82 0 84Q-74 82-86 4Q-88-78 0-82Z', fill('gold')) +
    [
      [0, -62],
      [-28, -50],
      [28, -50],
      [-62, -22],
      [62, -22],
      [-70, 12],
      [70, 12],
      [-56, 44],
      [56, 44],
      [0, -36],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 9, 'fill="none" stroke="#5a3210" stroke-width="6"'))
      .join('') +
    oval(-18, 36, 26, 22, fill('pale')) +
    oval(18, 36, 26, 22, fill('pale')) +
    eye(-32, -6, 12) +
    eye(32, -6, 12) +
    shape('M-14 14H14L0 30Z', fill('pink')),
  elephant:
    shape('M-30-60Q-100-92-100-20Q-98 44-40 36ZM30-60Q100-92 100-20Q98 44 40 36Z', fill('grey')) +
    shape('M-34-48Q-84-66-82-18Q-78 22-40 20ZM34-48Q84-66 82-18Q78 22 40 20Z', fill('pink')) +
    shape('M0-84Q54-80 50-14Q46 20 24 34V66Q26 80 42 76L48 92Q-2 104-4 62V34Q-46 20-50-14Q-54-80 0-84Z', fill('grey')) +
    shape('M-32 22Q-44 62-20 76Q-30 50-16 30ZM40 20Q52 44 44 58Q38 40 26 32Z', fill('pale')) +
    eye(-24, -24, 9) +
    eye(24, -24, 9) +
    line('M-2 50H22M0 66H22', '#6d7690', 4),
  rhino:
    shape('M-44-58L-66-92L-26-72ZM22-66L34-98L50-62Z', fill('grey')) +
    shape('M-70-40Q-40-80 30-66Q74-50 84-2Q98 40 74 62Q50 82 16 62Q-10 84-48 74Q-98 40-70-40Z', fill('grey')) +
    shape('M62-16Q98-44 92-98Q62-78 44-26ZM30-38Q50-54 48-80Q26-66 14-42Z', fill('pale')) +
    eye(-4, -22, 9) +
    oval(70, 36, 7, 9, dark) +
    line('M26 58Q52 56 70 52M-58 30Q-34 52-14 46', '#5f687f', 5),
  giraffe:
    shape('M-44 96L-24 0H26L52 96Z', fill('gold')) +
    [
      [-14, 62, 15],
      [22, 70, 13],
      [2, 28, 12],
      [-26, 88, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, fill('brown')))
      .join('') +
    line('M-20-70V-92M20-70V-92', '#c98a2b', 9) +
    circle(-20, -94, 9, fill('brown')) +
    circle(20, -94, 9, fill('brown')) +
    shape('M-36-44L-88-60L-44-22ZM36-44L88-60L44-22Z', fill('gold')) +
    shape('M0-76Q46-74 42-26Q40 24 0 26Q-40 24-42-26Q-46-74 0-76Z', fill('gold')) +
    oval(0, 2, 32, 24, fill('pale')) +
    eye(-24, -40, 9) +
    eye(24, -40, 9) +
    oval(-11, -4, 4, 6, dark) +
    oval(11, -4, 4, 6, dark) +
    line('M-14 12q14 8 28 0', ink, 3),
  horse: horse(fill('brown'), fill('deep'), ''),
  zebra: horse(
    fill('pale'),
    fill('deep'),
    line('M-40-20L-10 0M-58 14L-10 30M-66 46L4 54M-64 76L34 80M34-46L20-22M52-30L40-4', ink, 9),
  ),
  unicorn: horse(fill('pale'), fill('violet'), shape('M16-66L62-104L34-54Z', fill('gold'))),
  skull:
    shape('M0-92Q84-90 82-14Q80 22 52 36V70H-52V36Q-80 22-82-14Q-84-90 0-92Z', fill('pale')) +
    oval(-34, -14, 24, 27, dark) +
    oval(34, -14, 24, 27, dark) +
    circle(-30, -12, 7, fill('red')) +
    circle(38, -12, 7, fill('red')) +
    shape('M0 14L13 38H-13Z', dark) +
    [-36, -12, 12, 36].map((x) => box(x - 10, 60, 20, 30, 6, fill('pale'))).join('') +
    line('M-46 62H46', ink, 4) +
    oval(-30, -66, 20, 10, white(0.6)),
} as const
