import { asciiDigits } from '@/contract/text/ascii-digits'
import { useField } from '@/site/forms/state/form-context'
import { BaseInput, type WidgetPart } from '@/site/forms/templates/base-input'
import { Concealed } from '@/site/elements/player/concealed'

/**
 * A password input, masked until the player asks to see it. Digits of any script are ASCII ones here, so that a password is
 * the same on every keyboard, wherever it was set and wherever it is asked for.
 */
export function PasswordWidget(part: WidgetPart) {
  const { autocomplete, inputMode, trim } = useField(part.name, 'password')
  return (
    <Concealed id={part.id}>
      {(type) => (
        <BaseInput
          {...part}
          parse={asciiDigits}
          type={type}
          autoComplete={autocomplete}
          inputMode={inputMode}
          trim={trim}
        />
      )}
    </Concealed>
  )
}
