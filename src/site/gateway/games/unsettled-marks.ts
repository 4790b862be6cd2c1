/** Marks that a player has set or taken away, and the server has not confirmed yet. */
export class UnsettledMarks {
  readonly #listeners = new Set<() => void>()
  readonly #working = new Set<string>()
  #wanted: ReadonlyMap<string, boolean> = new Map()

  readonly get = (): ReadonlyMap<string, boolean> => this.#wanted

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Turns a mark over at once, and has it `send` until the server stands as the last press left it: presses that
   * come meanwhile are sent after it. `settle` then takes over what is shown. Throws what `send` threw, and shows
   * what the server has.
   *
   * @param isSet as the server has it
   */
  async turn(
    id: string,
    isSet: boolean,
    send: (isWanted: boolean) => Promise<unknown>,
    settle: (isSet: boolean) => Promise<unknown>,
  ): Promise<void> {
    this.#want(id, !(this.#wanted.get(id) ?? isSet))
    if (this.#working.has(id)) return
    this.#working.add(id)
    try {
      for (let sent = isSet; ;) {
        const wanted = this.#wanted.get(id) ?? sent
        if (wanted !== sent) await send((sent = wanted))
        else {
          await settle(sent)
          if (this.#wanted.get(id) === sent) return
        }
      }
    } finally {
      this.#working.delete(id)
      this.#want(id, undefined)
    }
  }

  #want(id: string, isWanted: boolean | undefined): void {
    const wanted = new Map(this.#wanted)
    if (isWanted === undefined) wanted.delete(id)
    else wanted.set(id, isWanted)
    this.#wanted = wanted
    this.#listeners.forEach((listener) => listener())
  }
}
