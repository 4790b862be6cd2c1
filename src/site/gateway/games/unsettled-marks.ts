/** Optimistic marks: those that the player has set or removed, and the server has not confirmed yet. */
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
   * Toggles a mark optimistically, and calls `send` until the server is in the state of the last press: presses in the
   * meantime are sent afterwards. `settle` then updates the data that is shown. Throws what `send` threw, and then
   * shows the server's state.
   *
   * @param isSet the server's current state
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
