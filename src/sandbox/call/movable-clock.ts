/** The sandbox's time: that of the machine, or of a test, and how far it was moved from it. */
export interface MovableClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The time that it was moved from: what is dated by it comes nearer when the clock is moved on. */
  readonly unmoved: () => number
  /** Goes on from another moment, in milliseconds since 1970. */
  moveTo(moment: number): void
  /** Goes on with the time that it was moved from. */
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
