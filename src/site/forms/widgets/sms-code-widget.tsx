import { use, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FieldsContext, useField, useFormParts } from '@/site/forms/state/form-context'
import { BaseInput, type WidgetPart } from '@/site/forms/templates/base-input'
import { useErrorText } from '@/site/gateway/error-text'
import { useCountryCodes } from '@/site/gateway/account/registration'
import { preventFocusLoss } from '@/site/ui/focus/prevent-focus-loss'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { startCountdown } from './countdowns'
import { InputRow } from './input-row'
import { pastedValue } from './pasted-value'
import { minutesAndSeconds } from './minutes-and-seconds'
import { useCountdown } from './use-countdown'
import { useThrottle } from './use-throttle'

/** 1 §9 */
const smsThrottle = 1000

/** A code that is sent by SMS to the form's mobile number, once that number is valid (1 §5). */
export function SmsCodeWidget(part: WidgetPart) {
  const t = useText()
  const { autocomplete, inputMode, mobile } = useField(part.name, 'sms-code')
  const { state, sms } = useFormParts()
  const purpose = sms?.purpose ?? part.name
  const secondsLeft = useCountdown(purpose)
  const throttle = useThrottle(smsThrottle)
  // A number is sent with its dialling code, and the list of those may still be loading.
  const isDialled = use(FieldsContext)[mobile]?.widget === 'mobile'
  const codes = useCountryCodes(isDialled)
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  // A ref beside the state, because two clicks in one tick both see the old state.
  const isSending = useRef(false)

  async function send() {
    const mobileNo = state.values()[mobile]
    if (sms === undefined || isSending.current || !state.demand(mobile) || typeof mobileNo !== 'string') return
    const { countryDialingCode = '' } = state.extras()
    if (isDialled && countryDialingCode === '') {
      state.refuse(mobile, errorText(codes.error))
      return void codes.mutate()
    }
    isSending.current = true
    setBusy(true)
    try {
      const end = await sms.send({ mobileNo, countryDialingCode })
      if (end === undefined) return
      startCountdown(purpose, end)
      setSentTo(mobileNo)
      state.focus(part.name)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return (
    <InputRow>
      <BaseInput
        {...part}
        autoComplete={autocomplete}
        inputMode={inputMode}
        parse={(text) => pastedValue(text, part.limits, 'sent')}
      />
      <Button
        busy={isBusy || codes.isLoading}
        disabled={secondsLeft > 0}
        onMouseDown={preventFocusLoss}
        onClick={() => throttle(() => void send())}
      >
        <Labels>
          <span aria-hidden={secondsLeft > 0} data-hidden={secondsLeft > 0}>
            {t('form.sendCode')}
          </span>
          <span aria-hidden={secondsLeft === 0} data-hidden={secondsLeft === 0}>
            {t('form.sendCodeAgain', { time: minutesAndSeconds(secondsLeft) })}
          </span>
        </Labels>
      </Button>
      {/* A live region that announces it once: the seconds on the button are visual only. */}
      <span role="status" className="visually-hidden">
        {sentTo !== undefined && t('form.codeSent', { number: sentTo })}
      </span>
    </InputRow>
  )
}

/**
 * Both labels share one grid cell, so that the button, and the field beside it, keep their width with and without a
 * countdown.
 */
const Labels = styled.span`
  display: inline-grid;
  font-variant-numeric: tabular-nums;

  > span {
    grid-area: 1 / 1;
  }

  > [data-hidden='true'] {
    visibility: hidden;
  }
`
