/** Failure of a control-panel call, with a sentence that says why. */
export class PanelError extends Error {
  override readonly name = 'PanelError'
  readonly status: 400 | 403 | 404 | 409

  constructor(message: string, status: 400 | 403 | 404 | 409 = 400) {
    super(message)
    this.status = status
  }
}
