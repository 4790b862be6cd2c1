/** Deterministic pseudo-random numbers, seeded with a text (mulberry32). */
export class SeedNumbers {
  #state: number

  constructor(words: string) {
    this.#state = [...words].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261)
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1))
  }

  of<T>(choices: readonly T[]): T {
    const chosen = choices[this.between(0, choices.length - 1)]
    if (chosen === undefined) throw new RangeError('there is nothing to choose from')
    return chosen
  }

  /** Random digits, for the number of a bet or a receipt. */
  text(digits: string, length: number): string {
    return Array.from({ length }, () => digits[this.between(0, digits.length - 1)]).join('')
  }
}
