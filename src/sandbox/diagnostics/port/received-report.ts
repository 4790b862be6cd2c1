/** One report that arrived: what it is, in its own words, and where it came from. */
export interface ReceivedReport {
  readonly merchant: string
  /** ISO 8601, by the sandbox's clock. */
  readonly time: string
  /** Name of the event, or the directive that stopped something. */
  readonly event: string
  readonly attributes: Readonly<Record<string, string | number>>
}
