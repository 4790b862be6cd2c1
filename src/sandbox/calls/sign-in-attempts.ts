import type { LoginByName } from '@/generated/gateway-types'
import type { GatewayCall } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'

/** Every refused sign-in counts, and after the first one a captcha is asked for (1 §4). */
export function attemptsOf({ services, merchant, texts, request }: GatewayCall<LoginByName>, key: string) {
  const { signIn } = services.limits

  function refuse(code: 'captcha_required' | 'captcha_wrong' | 'credentials_wrong'): Refusal {
    signIn.add(merchant.code, key)
    return new Refusal(code, texts.say(code), { value: { captcha: true } })
  }

  return {
    refuse,
    forget: () => signIn.forget(merchant.code, key),
    refuseTooMany() {
      if (signIn.isFull(merchant.code, key))
        throw new Refusal('too_many_tries', texts.say('too_many_tries'), { value: { captcha: true }, status: 429 })
    },
    checkCaptcha() {
      if (signIn.count(merchant.code, key) === 0) return
      const { captcha = '', captchaId } = request
      if (captcha === '') throw refuse('captcha_required')
      if (!services.captchas.redeem(merchant.code, captchaId, captcha)) throw refuse('captcha_wrong')
    },
  }
}
