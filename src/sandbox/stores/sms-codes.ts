import { randomInt } from 'node:crypto'

export const codeMinutes = 5
/** Wrong answers after which a code is dead: six digits must not be guessed. */
const mostTries = 5

/** What a code was sent for: it is good for nothing else. */
export type CodePurpose = 'register' | 'login' | 'forgot'

export interface SmsCodes {
  /** A new code for a number. It replaces the one before that was for the same. */
  issue(merchant: string, purpose: CodePurpose, number: string): string
  /** Whether the code is the number's. A right answer uses it up. */
  redeem(merchant: string, purpose: CodePurpose, number: string, code: string): boolean
  clear(merchant: string): void
}

export function createSmsCodes(clock: () => number): SmsCodes {
  const issued = new Map<string, { merchant: string; code: string; expiresAt: number; tries: number }>()
  const keyOf = (merchant: string, purpose: CodePurpose, number: string) => `${merchant} ${purpose} ${number}`

  return {
    issue(merchant, purpose, number) {
      for (const [key, { expiresAt }] of issued) if (expiresAt <= clock()) issued.delete(key)
      const code = sixDigits()
      const expiresAt = clock() + codeMinutes * 60_000
      issued.set(keyOf(merchant, purpose, number), { merchant, code, expiresAt, tries: 0 })
      return code
    },

    redeem(merchant, purpose, number, code) {
      const key = keyOf(merchant, purpose, number)
      const entry = issued.get(key)
      if (entry === undefined || entry.expiresAt <= clock()) return false
      entry.tries += 1
      const isRight = entry.code === code.trim()
      if (isRight || entry.tries >= mostTries) issued.delete(key)
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
