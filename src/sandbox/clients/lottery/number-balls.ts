import { element } from '@/sandbox/clients/parts/element'
import { say } from '@/sandbox/clients/parts/texts'

/** How many numbers are drawn before the rest is counted. */
const most = 8

/** A number as a ball that is as wide as its digits, in the look of the brand that launched the client. */
const numberBall = (number: string): HTMLElement => element('span', { class: 'drawn' }, number)

/** Balls in a row, from left to right in every language. */
export const ballRow = (numbers: readonly string[]): HTMLElement =>
  element('bdi', { dir: 'ltr' }, ...numbers.flatMap((number) => [numberBall(number), ' ']))

/** The numbers of a bet as balls; of many, the rest is counted. */
export function numberBalls(numbers: readonly string[]): (Node | string)[] {
  const balls = ballRow(numbers.slice(0, most))
  return numbers.length > most ? [balls, say('more', { numbers: '', count: numbers.length - most }).trim()] : [balls]
}
