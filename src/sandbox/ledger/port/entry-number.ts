import { randomInt } from 'node:crypto'

/** Crockford's Base32 digits, which are not confused when read aloud. */
export const digitsOfNumbers = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const lengthOfNumbers = 12

/** Receipt number, for example 4K7QW2M09XHT. It is random, so that one cannot be derived from another. */
export const entryNumber = (): string =>
  Array.from({ length: lengthOfNumbers }, () => digitsOfNumbers[randomInt(digitsOfNumbers.length)]).join('')

/** Bet number, for example B0417718236650. */
export const betNumber = (): string => `B${Array.from({ length: 13 }, () => randomInt(10)).join('')}`
