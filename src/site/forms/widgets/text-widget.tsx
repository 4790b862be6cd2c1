import { useField } from '@/site/forms/state/form-context'
import { BaseInput, type WidgetPart } from '@/site/forms/templates/base-input'

export function TextWidget(part: WidgetPart) {
  const { autocomplete, inputMode, trim } = useField(part.name, 'text')
  return <BaseInput {...part} autoComplete={autocomplete} inputMode={inputMode} trim={trim} />
}
