import { useRef } from 'react'
import { styled } from 'styled-components'
import { useField, useFormParts } from '@/forms/form-context'
import { described, type WidgetPart } from '@/forms/templates/base-input'
import { Input } from '@/ui/input'
import { selectArrow } from '@/ui/select-arrow'
import { useControl } from '@/forms/use-control'
import { useText } from '@/i18n/language'

/** One of several choices; none at first. */
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
      {...described({ id, isWrong })}
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
