/**
 * HTML as editors, mail programs and people write it into help, messages, announcements and promotions. `shows` is what
 * somebody must be able to read of it.
 */
export interface ServerHtml {
  readonly from: string
  readonly html: string
  readonly shows: string
}
