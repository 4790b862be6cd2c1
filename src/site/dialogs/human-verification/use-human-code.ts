import { useState } from 'react'
import { useCaptcha } from '@/site/gateway/account/captcha'
import { humanCaptcha } from '@/site/gateway/account/human-captcha'
import { useErrorText } from '@/site/gateway/error-text'
import { useGateway } from '@/site/gateway/gateway-context'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useText } from '@/site/i18n/language'

/** The captcha, its answer, and sending it. After a failure there is another captcha, because each has one try. */
export function useHumanCode(onPassed: (token: string) => void) {
  const t = useText()
  const errorText = useErrorText()
  const gateway = useGateway()
  const captcha = useCaptcha()
  const [answer, setAnswer] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    const captchaId = captcha.data?.id
    if (isBusy || captchaId === undefined) return
    if (answer.trim() === '') {
      setFailure(t('human.codeMissing'))
      return
    }
    setFailure(undefined)
    setBusy(true)
    try {
      const { token } = await gateway.send(humanCaptcha, { captchaId, captcha: answer.trim() })
      onPassed(token)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      setAnswer('')
      setFailure(errorText(error))
      void captcha.mutate()
    } finally {
      setBusy(false)
    }
  }

  return { captcha, answer, setAnswer, failure, isBusy, send }
}
