import { useRef } from 'react'
import { styled } from 'styled-components'
import { useField, useFormParts } from '@/site/forms/state/form-context'
import { descriptionAttributes, type WidgetPart } from '@/site/forms/templates/base-input'
import { Input } from '@/site/ui/inputs/input'
import { selectArrow } from '@/site/ui/inputs/select-arrow'
import { useControl } from '@/site/forms/state/use-control'
import { useText } from '@/site/i18n/language'

/** A select; nothing is chosen at first. */
export function SelectWidget({ id, name, value, required, isWrong, onChange }: WidgetPart) {
  const t = useText()
  const { options } = useField(name, 'select')
  const { state } = useFormParts()
  const list = useRef<HTMLSelectElement>(null)
  useControl(name, {
    read: () => list.current?.value ?? '',
    write: onChange,
    handOver: () => {},
    focus: () => list.current?.focus(),
  })
  return (
    <Choice
      as="select"
      {...descriptionAttributes({ id, isWrong })}
      ref={list}
      id={id}
      name={name}
      required={required}
      aria-required={required}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => {
        onChange(event.currentTarget.value === '' ? undefined : event.currentTarget.value)
        state.changed(name)
      }}
      onBlur={() => state.left(name)}
    >
      <option value="">{t('form.choose')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {t(option.label)}
        </option>
      ))}
    </Choice>
  )
}

const Choice = styled(Input)`
  ${selectArrow}
`
