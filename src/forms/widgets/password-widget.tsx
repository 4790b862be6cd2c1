import { useState } from 'react'
import { styled } from 'styled-components'
import { useField } from '@/forms/form-context'
import { BaseInput, type WidgetPart } from '@/forms/templates/base-input'
import { keepFocus } from '@/ui/keep-focus'
import { useText } from '@/i18n/language'
import { IconButton } from '@/ui/icon-button'

/** A password, hidden until its owner asks to see it. */
export function PasswordWidget(part: WidgetPart) {
  const t = useText()
  const { autocomplete, inputMode, trim } = useField(part.name, 'password')
  const [isShown, show] = useState(false)
  return (
    <Password>
      <BaseInput
        {...part}
        type={isShown ? 'text' : 'password'}
        autoComplete={autocomplete}
        inputMode={inputMode}
        trim={trim}
      />
      <IconButton
        icon={isShown ? 'eye-off' : 'eye'}
        label={t(isShown ? 'form.hidePassword' : 'form.showPassword')}
        aria-controls={part.id}
        onMouseDown={keepFocus}
        onClick={() => show(!isShown)}
      />
    </Password>
  )
}

/** The button stands within the input, so that passwords are as wide as their neighbours. */
const Password = styled.div`
  position: relative;

  & > input {
    padding-inline-end: 3rem;
  }

  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    margin-block: auto;
  }
`
