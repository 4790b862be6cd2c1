import { randomUUID } from 'node:crypto'
import { drawCaptcha } from './pictures/picture-thread'

const lifetime = 5 * 60 * 1000
/** Maximum number of unanswered captchas; the oldest are dropped. */
const most = 5000

export interface Captchas {
  /** Creates a captcha: PNG in Base64. */
  issue(merchant: string): Promise<{ id: string; image: string }>
  /** Whether the answer is right. A captcha can be tried only once. */
  redeem(merchant: string, id: string | undefined, answer: string): boolean
  /** The solution of an unanswered captcha. */
  textOf(id: string): string | undefined
  clear(merchant: string): void
}

export function createCaptchas(clock: () => number): Captchas {
  const issued = new Map<string, { merchant: string; text: string; expiresAt: number }>()

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

    redeem(merchant, id = '', answer) {
      const captcha = open(id)
      issued.delete(id)
      return captcha?.merchant === merchant && captcha.text.toLowerCase() === answer.trim().toLowerCase()
    },

    textOf: (id) => open(id)?.text,

    clear(merchant) {
      for (const [id, captcha] of issued) if (captcha.merchant === merchant) issued.delete(id)
    },
  }
}
