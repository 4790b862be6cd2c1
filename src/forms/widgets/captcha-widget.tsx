import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useField, useFormParts } from '@/forms/form-context'
import { BaseInput, type WidgetPart } from '@/forms/templates/base-input'
import { keepFocus } from '@/forms/templates/submit-row'
import { useCaptcha } from '@/gateway/registration'
import { useText } from '@/i18n/language'
import { Button } from '@/ui/button'
import { InputRow } from './input-row'
import { inputOf } from './text-widget'
import { useThrottle } from './use-throttle'

/** 1 §9 */
const refreshThrottle = 1000

/** Characters read from a picture. A click on the picture brings another; its id goes with the answer as captchaId. */
export function CaptchaWidget(part: WidgetPart) {
  const t = useText()
  const { inputMode } = useField(part.name, 'captcha')
  const { state } = useFormParts()
  const { data, error, mutate } = useCaptcha()
  const throttle = useThrottle(refreshThrottle)
  const id = data?.id
  const hasFailed = data === undefined && error !== undefined

  useEffect(() => {
    if (id !== undefined) state.setExtra('captchaId', id)
  }, [id, state])
  useEffect(() => state.onUsedUp(() => void mutate()), [mutate, state])

  return (
    <InputRow>
      <BaseInput {...inputOf(part)} autoComplete="off" inputMode={inputMode} />
      <Refresh
        // Words that can be seen are its name: people who speak to their device say what they see.
        aria-label={hasFailed ? undefined : t('form.captchaRefresh')}
        onMouseDown={keepFocus}
        onClick={() => throttle(() => void mutate())}
      >
        {data !== undefined && <img src={`data:image/png;base64,${data.image}`} alt={t('form.captchaAlt')} />}
        {hasFailed && t('retry')}
      </Refresh>
    </InputRow>
  )
}

/** As wide as the picture from the start, so that nothing moves when it arrives. */
const Refresh = styled(Button)`
  inline-size: 132px;
  padding: 0;
  overflow: hidden;
  background: white;
  color: black;

  & img {
    inline-size: 100%;
    block-size: 42px;
    object-fit: contain;
  }
`
