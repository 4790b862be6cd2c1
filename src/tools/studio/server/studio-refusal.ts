/** What the studio's server does not do, with the status and the sentence that the studio shows. */
export class StudioRefusal extends Error {
  readonly status: 400 | 403 | 404 | 409 | 422

  constructor(status: StudioRefusal['status'], message: string) {
    super(message)
    this.status = status
  }
}
