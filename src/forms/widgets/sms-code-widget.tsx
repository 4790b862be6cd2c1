import { useRef } from 'react'
import { useField, useFormParts } from '@/forms/form-context'
import { BaseInput, type WidgetPart } from '@/forms/templates/base-input'
import { keepFocus } from '@/forms/templates/submit-row'
import { useText } from '@/i18n/language'
import { Button } from '@/ui/button'
import { InputRow } from './input-row'
import { inputOf } from './text-widget'
import { useCountdown } from './use-countdown'
import { useThrottle } from './use-throttle'

/** 1 §9 */
const smsThrottle = 1000
const secondsPerMinute = 60

/** A code that is sent by SMS to the form's mobile number, once that number is valid (1 §5). */
export function SmsCodeWidget(part: WidgetPart) {
  const t = useText()
  const { autocomplete, inputMode, mobile } = useField(part.name, 'sms-code')
  const { state, sendSms } = useFormParts()
  const [secondsLeft, countDown] = useCountdown()
  const throttle = useThrottle(smsThrottle)
  const isSending = useRef(false)

  async function send() {
    const mobileNo = state.values()[mobile]
    if (sendSms === undefined || isSending.current || !state.demand(mobile) || typeof mobileNo !== 'string') return
    isSending.current = true
    try {
      const sent = await sendSms({ mobileNo, countryDialingCode: state.extras()['countryDialingCode'] ?? '' })
      if (sent) countDown(secondsPerMinute * sent.expiredMinutes)
    } finally {
      isSending.current = false
    }
  }

  return (
    <InputRow>
      <BaseInput {...inputOf(part)} autoComplete={autocomplete} inputMode={inputMode} />
      <Button disabled={secondsLeft > 0} onMouseDown={keepFocus} onClick={() => throttle(() => void send())}>
        {secondsLeft > 0 ? t('form.sendCodeAgain', { seconds: secondsLeft }) : t('form.sendCode')}
      </Button>
    </InputRow>
  )
}
