interface Stop {
  /** Field that the player should look at. */
  readonly field?: string
  /** What to say, at the field or else at the end of the form. */
  readonly text?: string
  /** Field that comes next, also where nothing is wrong with it. */
  readonly next?: string
}

/** Thrown by what a form sends, to stop before anything is sent: nothing is lost, and nothing is used up. */
export class FormStopped extends Error {
  override readonly name = 'FormStopped'
  readonly field: string | undefined
  readonly text: string | undefined
  readonly next: string | undefined

  constructor({ field, text, next }: Stop = {}) {
    super(text ?? 'the form was stopped')
    this.field = field
    this.text = text
    this.next = next
  }
}
