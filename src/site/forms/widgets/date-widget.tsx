import { useField } from '@/site/forms/state/form-context'
import { BaseInput, type WidgetPart } from '@/site/forms/templates/base-input'

/** A date input; the value is yyyy-mm-dd. */
export function DateWidget(part: WidgetPart) {
  const { autocomplete } = useField(part.name, 'date')
  return <BaseInput {...part} type="date" autoComplete={autocomplete} />
}
