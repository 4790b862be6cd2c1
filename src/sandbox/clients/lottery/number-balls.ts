import { element } from '@/sandbox/clients/parts/element'
import { say } from '@/sandbox/clients/parts/texts'

/** How many numbers are drawn before the rest is counted. */
const most = 8

/** A number as a ball that is as wide as its digits, in the look of the brand that launched the client. */
export const numberBall = (number: string): HTMLElement => element('span', { class: 'drawn' }, number)

/** The numbers of a bet as balls; of many, the rest is counted. */
export function numberBalls(numbers: readonly string[]): (Node | string)[] {
  const balls = numbers.slice(0, most).flatMap((number) => [numberBall(number), ' '])
  return numbers.length > most
    ? [...balls, say('more', { numbers: '', count: numbers.length - most }).trim()]
    : balls.slice(0, -1)
}
