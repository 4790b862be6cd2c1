import { spotTable } from './spot-table'

export const sicBoSpots = ['small', 'odd', 'even', 'big', 'triple', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const

type Dice = readonly [number, number, number]

interface Thrown {
  readonly dice: Dice
}

export const sumOf = (dice: Dice): number => dice[0] + dice[1] + dice[2]
const isTriple = (dice: Dice): boolean => dice.every((die) => die === dice[0])

/**
 * Sic bo with three dice. Even-money bets pay 1 to 1 and lose on a triple; any triple pays 30 to 1; a face pays once
 * for each die that shows it.
 */
export const sicBo = spotTable<(typeof sicBoSpots)[number], Thrown>({
  kind: 'sicBo',
  spots: sicBoSpots,
  rivals: ['small', 'big'],
  opposed: [['odd', 'even']],
  draw: ({ draw }) => ({ dice: [draw(6) + 1, draw(6) + 1, draw(6) + 1] }),
  times(spot, { dice }) {
    const sum = sumOf(dice)
    switch (spot) {
      case 'triple':
        return isTriple(dice) ? 31 : 0
      case 'small':
        return sum <= 10 && !isTriple(dice) ? 2 : 0
      case 'big':
        return sum >= 11 && !isTriple(dice) ? 2 : 0
      case 'odd':
        return sum % 2 === 1 && !isTriple(dice) ? 2 : 0
      case 'even':
        return sum % 2 === 0 && !isTriple(dice) ? 2 : 0
      default: {
        const shown = dice.filter((die) => spot === `d${die}`).length
        return shown === 0 ? 0 : shown + 1
      }
    }
  },
  mark: ({ dice }) => (isTriple(dice) ? 'triple' : sumOf(dice) <= 10 ? 'small' : 'big'),
})
