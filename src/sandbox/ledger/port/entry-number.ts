import { randomInt } from 'node:crypto'

/** Crockford's digits: none is mistaken for another when it is read aloud. */
export const digitsOfNumbers = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const lengthOfNumbers = 12

/** Number of a receipt, for example 4K7QW2M09XHT: nobody can tell one from another. */
export const entryNumber = (): string =>
  Array.from({ length: lengthOfNumbers }, () => digitsOfNumbers[randomInt(digitsOfNumbers.length)]).join('')

/** Number of a bet, for example B0417718236650. */
export const betNumber = (): string => `B${Array.from({ length: 13 }, () => randomInt(10)).join('')}`
