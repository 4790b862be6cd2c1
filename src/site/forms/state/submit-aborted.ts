interface Stop {
  /** The field that has the error. */
  readonly field?: string
  /** The message, shown at the field or else at the end of the form. */
  readonly text?: string
  /** The field to focus next, even when it has no error. */
  readonly next?: string
}

/** Thrown by a submit handler to stop before anything is sent: nothing is emptied, and no captcha is used up. */
export class SubmitAborted extends Error {
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
