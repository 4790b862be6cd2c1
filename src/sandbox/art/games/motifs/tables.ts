import { around, at, box, circle, fill, line, oval, shape, white } from '@/sandbox/art/games/shapes'

const spade = 'M0-34C8-16 34-2 30 14C27 27 9 27 4 16Q5 28 13 34H-13Q-5 28-4 16C-9 27-27 27-30 14C-34-2-8-16 0-34Z'
const heart = 'M0 30C-42 2-34-30-14-30Q-3-30 0-18Q3-30 14-30C34-30 42 2 0 30Z'
const card = (pip: string, paint: string) => box(-46, -66, 92, 132, 10, fill('pale')) + shape(pip, paint)
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  3: [
    [-22, -22],
    [0, 0],
    [22, 22],
  ],
  5: [
    [-22, -22],
    [22, -22],
    [0, 0],
    [-22, 22],
    [22, 22],
  ],
}
const die = (many: 1 | 3 | 5) =>
  box(-42, -42, 84, 84, 16, fill('pale')) +
  (pips[many] ?? []).map(([x, y]) => circle(x, y, 8, many === 1 ? fill('red') : fill('deep'))).join('')
const chip = (paint: 'red' | 'blue' | 'green') =>
  circle(0, 0, 34, fill(paint)) +
  circle(0, 0, 28, 'fill="none" stroke="#fff" stroke-width="9" stroke-dasharray="14.7 14.7"') +
  circle(0, 0, 18, fill('pale'))
const ball = (paint: 'red' | 'blue' | 'gold' | 'green' | 'pink') =>
  circle(0, 0, 34, fill(paint)) + circle(-2, -2, 18, fill('pale')) + oval(-14, -18, 9, 6, white(0.7))

/** Table games, each within 100 of 0,0 on every side. */
export const tables = {
  cards:
    at(-40, -8, 1.05, card(spade, fill('deep')), -16) +
    at(40, -4, 1.05, card(heart, fill('red')), 14) +
    at(-46, 72, 0.8, chip('red')) +
    at(8, 82, 0.8, chip('blue')),
  hand:
    at(-46, 6, 0.95, card(heart, fill('red')), -24) +
    at(0, -8, 0.95, card(spade, fill('deep'))) +
    at(46, 6, 0.95, card('M0-36L26 0L0 36L-26 0Z', fill('red')), 24) +
    at(0, 84, 0.75, chip('green')),
  chips:
    [0, 1, 2, 3].map((step) => at(-52, 66 - step * 20, 1, chip('red'))).join('') +
    [0, 1, 2, 3, 4, 5].map((step) => at(0, 72 - step * 20, 1.05, chip('blue'))).join('') +
    [0, 1, 2].map((step) => at(54, 68 - step * 20, 1, chip('green'))).join('') +
    at(4, -70, 0.5, card(spade, fill('deep')), 12),
  wheel:
    circle(0, 0, 96, fill('brown')) +
    circle(0, 0, 84, fill('deep')) +
    around(9, shape('M0 0L-15-82A84 84 0 0 1 15-82Z', fill('red'))) +
    circle(0, 0, 56, fill('brown')) +
    around(4, box(-5, -48, 10, 48, 4, fill('gold')), 20) +
    circle(0, 0, 17, fill('gold')) +
    circle(52, -44, 10, 'fill="#fff"'),
  dice: at(-36, 20, 1.15, die(5), -14) + at(44, -30, 1, die(3), 18) + at(56, 62, 0.7, die(1), -6),
  bowl:
    oval(0, 52, 98, 36, fill('pale')) +
    oval(0, 46, 78, 24, fill('blue')) +
    [-40, -12, 16, 42].map((x, index) => at(x, 44, 0.36, chip(index % 2 === 0 ? 'red' : 'green'))).join('') +
    at(
      0,
      -26,
      1,
      shape('M-76 26Q-70-54 0-56Q70-54 76 26Q0 48-76 26Z', fill('pale')) +
        line('M-62 14Q0 36 62 14', '#3f7fd0', 6) +
        circle(0, -60, 11, fill('blue')),
    ),
  balls:
    at(-44, 30, 1.3, ball('red')) +
    at(44, 34, 1.25, ball('blue')) +
    at(0, -38, 1.4, ball('gold')) +
    at(-74, -40, 0.7, ball('green')) +
    at(76, -36, 0.7, ball('pink')),
} as const
