import { asciiDigits } from '@/contract/text/ascii-digits'
import { useField } from '@/site/forms/state/form-context'
import { pastedValue } from './pasted-value'
import { BaseInput, type WidgetPart } from '@/site/forms/templates/base-input'

export function TextWidget(part: WidgetPart) {
  const { autocomplete, inputMode, trim } = useField(part.name, 'text')
  const kind = inputMode === 'numeric' || inputMode === 'tel' ? 'number' : 'words'
  // Names of accounts have ASCII digits by their rule where they are made, and no rule where they are asked for.
  const typed = autocomplete === 'username' ? asciiDigits : (text: string) => text
  return (
    <BaseInput
      {...part}
      autoComplete={autocomplete}
      inputMode={inputMode}
      trim={trim}
      // Where blanks at the ends count, every sign does.
      {...(trim && { parse: (text: string) => pastedValue(typed(text), part.limits, kind) })}
    />
  )
}
