/** The sandbox's clock: the machine's or a test's clock, plus an offset. */
export interface MovableClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The time without the offset. Things dated by it come nearer when the clock is moved forward. */
  readonly unmoved: () => number
  /** Sets the clock to an instant, in milliseconds since 1970. */
  moveTo(moment: number): void
  /** Removes the offset. */
  putBack(): void
}

export function movableClock(time: () => number): MovableClock {
  let ahead = 0
  return {
    now: () => time() + ahead,
    unmoved: time,
    moveTo: (moment) => void (ahead = moment - time()),
    putBack: () => void (ahead = 0),
  }
}
