import type { MessagesPort } from '@/sandbox/messages/port/messages-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { Feedback } from '@/contract/generated/gateway-types'
import { countCharacters } from '@/contract/limits/count-characters'
import { feedbackBounds } from '@/contract/limits/feedback-bounds'
import type { GatewayCall, Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'

/** Stores feedback from a visitor or a player (2 §7). Only signed-in players may send pictures. */
export const feedback: Handler<Feedback, MessagesPort & VerificationPort> = async (call) => {
  const { services, merchant, texts, request, session, pictures } = call
  const { type, content, captcha, captchaId } = request
  checkLength(call)
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

/** Checks the range of 2 §5, whose bounds the specification does not show. */
function checkLength({ request, texts }: GatewayCall<Feedback['request']>): void {
  const count = countCharacters(request.content.trim())
  const { least, most } = feedbackBounds
  if (count >= least && count <= most) return
  const code = count === 0 ? 'feedback_empty' : 'feedback_length'
  throw new Refusal(code, texts.say(code, { least: String(least), most: String(most) }), {
    value: { field: 'content' },
  })
}
