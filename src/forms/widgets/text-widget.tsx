import { useField } from '@/forms/form-context'
import { BaseInput, type WidgetPart } from '@/forms/templates/base-input'

export function TextWidget(part: WidgetPart) {
  const { autocomplete, inputMode, trim } = useField(part.name, 'text')
  return <BaseInput {...inputOf(part)} autoComplete={autocomplete} inputMode={inputMode} trim={trim} />
}

/** What an input needs of the many props that RJSF gives a widget. */
export function inputOf({ id, name, value, required = false, onChange }: WidgetPart): WidgetPart {
  return { id, name, value, required, onChange }
}
