import { randomInt } from 'node:crypto'

/** Crockford's digits: none is mistaken for another when it is read aloud. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** Number of a receipt, for example 4K7QW2M09XHT: nobody can tell one from another. */
export const entryNumber = (): string => Array.from({ length }, () => digits[randomInt(digits.length)]).join('')
