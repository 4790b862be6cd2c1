import { randomInt, randomUUID } from 'node:crypto'
import { drawCaptcha } from './pictures/picture-thread'

const lifetime = 5 * 60 * 1000
/** Maximum number of unanswered captchas; the oldest are dropped. */
const most = 5000

export interface Captchas {
  /** Creates a captcha: PNG in Base64. */
  issue(merchant: string): Promise<{ id: string; image: string }>
  /**
   * The digits that are as good an answer as the characters in the picture, the same each time; undefined when the
   * captcha was answered, is too old, or does not exist.
   */
  giveDigits(merchant: string, id: string): string | undefined
  /** Whether the answer is right. A captcha can be tried only once, by its picture or by its digits. */
  redeem(merchant: string, id: string | undefined, answer: string): boolean
  /** The solution of an unanswered captcha. */
  textOf(id: string): string | undefined
  /** The digits of an unanswered captcha, if they were given. */
  digitsOf(id: string): string | undefined
  clear(merchant: string): void
}

interface Issued {
  readonly merchant: string
  readonly text: string
  readonly expiresAt: number
  digits?: string
}

export function createCaptchas(clock: () => number): Captchas {
  const issued = new Map<string, Issued>()

  function open(id: string) {
    const captcha = issued.get(id)
    return captcha !== undefined && captcha.expiresAt > clock() ? captcha : undefined
  }

  return {
    async issue(merchant) {
      const { text, picture } = await drawCaptcha()
      const id = randomUUID()
      issued.set(id, { merchant, text, expiresAt: clock() + lifetime })
      const [oldest] = issued.keys()
      if (issued.size > most && oldest !== undefined) issued.delete(oldest)
      return { id, image: picture }
    },

    giveDigits(merchant, id) {
      const captcha = open(id)
      if (captcha?.merchant !== merchant) return undefined
      captcha.digits ??= randomDigits(captcha.text.length)
      return captcha.digits
    },

    redeem(merchant, id = '', answer) {
      const captcha = open(id)
      issued.delete(id)
      const given = answer.trim().toLowerCase()
      return captcha?.merchant === merchant && (captcha.text.toLowerCase() === given || captcha.digits === given)
    },

    textOf: (id) => open(id)?.text,

    digitsOf: (id) => open(id)?.digits,

    clear(merchant) {
      for (const [id, captcha] of issued) if (captcha.merchant === merchant) issued.delete(id)
    },
  }
}

/** As many as the picture has characters, so that both fit the same field. */
function randomDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}
