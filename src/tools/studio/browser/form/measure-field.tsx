import { styled } from 'styled-components'
import { Control, Hint, Line } from './control-styles'
import { isMap, textOf, type FieldSchema, type Json } from '@/tools/studio/form-model'
import { useAlias } from './use-alias'
import { useTypedText } from './use-typed-text'

interface MeasureFieldProps {
  readonly id: string
  readonly label: string
  readonly path: readonly (string | number)[]
  readonly value: Json | undefined
  readonly schema: FieldSchema
  readonly onChange: (value: Json) => void
}

/** A number and its unit, on one line. */
export function MeasureField({ id, label, path, value, schema, onChange }: MeasureFieldProps) {
  const named = useAlias(path)
  const held = isMap(value) ? value : {}
  const { value: number, unit } = schema.properties ?? {}
  const typed = useTypedText(textOf(held['value']), (text) => {
    if (text.trim() !== '' && Number.isFinite(Number(text))) onChange({ ...held, value: Number(text) })
  })
  return (
    <Line>
      <Short
        {...typed}
        id={id}
        type="number"
        step="any"
        aria-label={label}
        min={number?.minimum}
        max={number?.maximum}
      />
      <Short
        as="select"
        aria-label={`${label}: unit`}
        value={textOf(held['unit'])}
        onChange={({ currentTarget }) => onChange({ ...held, unit: currentTarget.value })}
      >
        {unit?.enum?.map((each) => (
          <option key={textOf(each)} value={textOf(each)}>
            {textOf(each)}
          </option>
        ))}
      </Short>
      {named !== undefined && <Hint as="span">{named}</Hint>}
    </Line>
  )
}

const Short = styled(Control)`
  flex: 0 1 7rem;
`
