import { codeMinutes } from './port/code-minutes'
import { randomInt } from 'node:crypto'

/** Wrong attempts per address for one code, so that six digits cannot be guessed. */
const triesPerAddress = 5
/**
 * Wrong attempts from all addresses after which a code is invalid. It is high, so that a single stranger cannot
 * invalidate another person's code.
 */
const triesInAll = 50

/** The purpose of a code. It is valid for nothing else. */
export type CodePurpose = 'register' | 'login' | 'forgot' | 'bind' | 'place'

export interface SmsCodes {
  /** Creates a code for a number, which replaces the previous one for the same purpose. */
  issue(merchant: string, purpose: CodePurpose, number: string): string
  /** Whether the code is the number's. A right answer uses it up. `address`: the address that the answer comes from. */
  redeem(merchant: string, purpose: CodePurpose, number: string, code: string, address: string): boolean
  clear(merchant: string): void
}

interface Issued {
  readonly merchant: string
  readonly code: string
  readonly expiresAt: number
  /** The address of each wrong attempt. */
  readonly wrong: string[]
}

export function createSmsCodes(clock: () => number): SmsCodes {
  const issued = new Map<string, Issued>()
  const keyOf = (merchant: string, purpose: CodePurpose, number: string) => `${merchant} ${purpose} ${number}`

  return {
    issue(merchant, purpose, number) {
      for (const [key, { expiresAt }] of issued) if (expiresAt <= clock()) issued.delete(key)
      const code = sixDigits()
      const expiresAt = clock() + codeMinutes * 60_000
      issued.set(keyOf(merchant, purpose, number), { merchant, code, expiresAt, wrong: [] })
      return code
    },

    redeem(merchant, purpose, number, code, address) {
      const key = keyOf(merchant, purpose, number)
      const entry = issued.get(key)
      if (entry === undefined || entry.expiresAt <= clock()) return false
      if (entry.wrong.filter((each) => each === address).length >= triesPerAddress) return false
      const isRight = entry.code === code.trim()
      if (!isRight) entry.wrong.push(address)
      if (isRight || entry.wrong.length >= triesInAll) issued.delete(key)
      return isRight
    },

    clear(merchant) {
      for (const [key, entry] of issued) if (entry.merchant === merchant) issued.delete(key)
    },
  }
}

export function sixDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}
