import { codeMinutes } from './port/code-minutes'
import { randomInt } from 'node:crypto'

/** Wrong answers after which an address has no more for a code: six digits must not be guessed. */
const triesPerAddress = 5
/** Wrong answers from all addresses together after which the code is dead. A stranger alone spoils nobody's. */
const triesInAll = 50

/** What a code was sent for: it is good for nothing else. */
export type CodePurpose = 'register' | 'login' | 'forgot' | 'bind' | 'place'

export interface SmsCodes {
  /** A new code for a number. It replaces the one before that was for the same. */
  issue(merchant: string, purpose: CodePurpose, number: string): string
  /** Whether the code is the number's. A right answer uses it up; `address` is whose answer it is. */
  redeem(merchant: string, purpose: CodePurpose, number: string, code: string, address: string): boolean
  clear(merchant: string): void
}

interface Issued {
  readonly merchant: string
  readonly code: string
  readonly expiresAt: number
  /** Where each wrong answer came from. */
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
