/** A service of others that counts visits. It exists only while the visitor agrees to it. */
export interface Service {
  /** A page is shown. `address` has no query, which may contain codes and ids. */
  showPage(address: string): void
  /** The categories that are agreed to have changed, and the service is still in one of them. */
  allow?(categories: ReadonlySet<string>): void
  /**
   * The visitor no longer agrees. Returns whether it has stopped: a script that offers no way to do so ends with the
   * page.
   */
  stop(): boolean
}
