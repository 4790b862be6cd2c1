import { say, type TextName } from '@/sandbox/clients/parts/texts'

const prizes: readonly TextName[] = [
  'prize0',
  'prize1',
  'prize2',
  'prize3',
  'prize4',
  'prize5',
  'prize6',
  'prize7',
  'prize8',
]

/** Name of a prize; rank 0 is the special one. */
export const prizeName = (rank: number): string => say(prizes[rank] ?? 'prize0')

/** Chosen numbers in one line; of many, the rest is counted. */
export function numbersText(numbers: readonly string[]): string {
  const shown = numbers.slice(0, 8).join(', ')
  return numbers.length > 8 ? say('more', { numbers: shown, count: numbers.length - 8 }) : shown
}
