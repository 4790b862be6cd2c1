/** A refusal of the studio's server, with the HTTP status and the message that the studio shows. */
export class StudioRefusal extends Error {
  readonly status: 400 | 403 | 404 | 409 | 422

  constructor(status: StudioRefusal['status'], message: string) {
    super(message)
    this.status = status
  }
}
