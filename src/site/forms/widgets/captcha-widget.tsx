import { useEffect } from 'react'
import { useField, useFormParts } from '@/site/forms/state/form-context'
import { BaseInput, type WidgetPart } from '@/site/forms/templates/base-input'
import { useCaptcha } from '@/site/gateway/account/captcha'
import { CaptchaPicture } from './captcha-picture'
import { pastedValue } from './pasted-value'
import { InputRow } from './input-row'

/** Characters read from a picture; the picture's id is sent along as captchaId. */
export function CaptchaWidget(part: WidgetPart) {
  const { inputMode } = useField(part.name, 'captcha')
  const { state } = useFormParts()
  const captcha = useCaptcha()
  const { data, mutate } = captcha
  const id = data?.id

  useEffect(() => {
    if (id !== undefined) state.setExtra('captchaId', id)
  }, [id, state])
  useEffect(() => state.onUsedUp(() => void mutate()), [mutate, state])

  return (
    <InputRow>
      <BaseInput
        {...part}
        autoComplete="off"
        inputMode={inputMode}
        parse={(text) => pastedValue(text, part.limits, 'code')}
      />
      <CaptchaPicture {...captcha} />
    </InputRow>
  )
}
