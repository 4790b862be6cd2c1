import type { Feedback } from '@/generated/gateway-types'
import type { Handler } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'

/** Keeps what a visitor or a player has to say (2 §7). Only who is signed in may send pictures. */
export const feedback: Handler<Feedback> = async ({ services, merchant, texts, request, session, pictures }) => {
  const { type, content, captcha, captchaId } = request
  if (pictures.length > 0 && session === undefined)
    throw new Refusal('picture_login', texts.say('picture_login'), {
      value: { field: 'images' },
    })
  if (!services.captchas.redeem(merchant.code, captchaId, captcha))
    throw new Refusal('captcha_wrong', texts.say('captcha_wrong'), {
      value: { field: 'captcha' },
    })
  await services.feedbacks.add({
    merchant: merchant.code,
    account: session?.account.id,
    type,
    content,
    pictures,
  })
  return null
}
