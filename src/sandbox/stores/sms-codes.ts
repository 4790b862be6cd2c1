import { randomInt } from 'node:crypto'

export const codeMinutes = 5
/** Wrong answers after which a code is dead: six digits must not be guessed. */
const mostTries = 5

export interface SmsCodes {
  /** A new code for a number. It replaces the one before. */
  issue(merchant: string, number: string): string
  /** Whether the code is the number's. A right answer uses it up. */
  redeem(merchant: string, number: string, code: string): boolean
  clear(merchant: string): void
}

export function createSmsCodes(clock: () => number): SmsCodes {
  const issued = new Map<string, { merchant: string; code: string; expiresAt: number; tries: number }>()
  const keyOf = (merchant: string, number: string) => `${merchant} ${number}`

  return {
    issue(merchant, number) {
      for (const [key, { expiresAt }] of issued) if (expiresAt <= clock()) issued.delete(key)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      issued.set(keyOf(merchant, number), { merchant, code, expiresAt: clock() + codeMinutes * 60_000, tries: 0 })
      return code
    },

    redeem(merchant, number, code) {
      const key = keyOf(merchant, number)
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
