import type { FieldProps } from '@rjsf/utils'
import { AssetPicker } from './asset-picker'
import { Area, Control, Hint, Line, SmallButton } from './control-styles'
import { textOf, type Choice, type FieldSchema, type Json } from '@/tools/studio/form-model'
import { useProblems, useSchemaForm } from './schema-form-context'
import { labelOf } from './schema-words'
import { useTypedText } from './use-typed-text'

/** A field for a text, a number, an enumeration or a boolean. */
export function LeafField({ schema, fieldPathId, formData, onChange }: FieldProps) {
  const { path, $id: id } = fieldPathId
  const isInvalid = useProblems(path).length > 0
  const leaf: LeafProps = {
    id,
    label: labelOf(path),
    isInvalid,
    schema: schema as FieldSchema,
    value: formData as Json | undefined,
    onChange: (value) => onChange(value, path),
  }
  if (leaf.schema.enum !== undefined) return <ChoiceLeaf {...leaf} options={leaf.schema.enum} />
  if (leaf.schema.type === 'boolean') return <YesNoLeaf {...leaf} />
  if (leaf.schema.type === 'integer' || leaf.schema.type === 'number') return <NumberLeaf {...leaf} />
  return <TextLeaf {...leaf} />
}

interface LeafProps {
  readonly id: string
  readonly label: string
  readonly isInvalid: boolean
  readonly schema: FieldSchema
  readonly value: Json | undefined
  readonly onChange: (value: Json) => void
}

function attributesOf({ id, isInvalid, label }: LeafProps) {
  return { id, 'aria-label': label, 'aria-invalid': isInvalid, 'aria-describedby': `${id}-hint ${id}-problems` }
}

function ChoiceLeaf(props: LeafProps & { readonly options: readonly Json[] }) {
  const { value, options, onChange } = props
  return (
    <Control
      as="select"
      {...attributesOf(props)}
      value={textOf(value)}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => textOf(option) === currentTarget.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {!options.some((option) => option === value) && <option value={textOf(value)}>{textOf(value ?? '—')}</option>}
      {options.map((option) => (
        <option key={textOf(option)} value={textOf(option)}>
          {textOf(option)}
        </option>
      ))}
    </Control>
  )
}

function YesNoLeaf(props: LeafProps) {
  return (
    <Line as="span">
      <input
        type="checkbox"
        {...attributesOf(props)}
        checked={props.value === true}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
      />
      <span aria-hidden>{props.value === true ? 'yes' : 'no'}</span>
    </Line>
  )
}

function NumberLeaf(props: LeafProps) {
  const { schema, value, onChange } = props
  const typed = useTypedText(textOf(value), (text) => {
    const number = Number(text)
    if (text.trim() !== '' && Number.isFinite(number)) onChange(number)
  })
  return (
    <Control
      {...attributesOf(props)}
      {...typed}
      type="number"
      step={schema.type === 'integer' ? 1 : 'any'}
      min={schema.minimum}
      max={schema.maximum}
    />
  )
}

/** Texts of this length or longer get a text area. */
const longText = 60

function TextLeaf(props: LeafProps) {
  const { id, schema, value, onChange } = props
  const choices = useSchemaForm().choices[schema['x-ref'] ?? '']
  const text = textOf(value)
  const typed = useTypedText(text, onChange)
  if (text.length >= longText || (schema.maxLength ?? 0) >= 1000)
    return <Area as="textarea" {...attributesOf(props)} {...typed} rows={2} />
  return (
    <>
      <Control
        {...attributesOf(props)}
        {...typed}
        type="text"
        spellCheck={false}
        {...(choices && { list: `${id}-list` })}
      />
      {choices !== undefined && <ChoiceList id={`${id}-list`} choices={choices} />}
      {schema['x-ref'] === 'textKey' && <TextOfKey choices={choices} value={text} />}
      {schema['x-ref'] === 'asset' && <AssetPicker value={text} choices={choices ?? []} onChoose={onChange} />}
    </>
  )
}

function ChoiceList({ id, choices }: { id: string; choices: readonly Choice[] }) {
  return (
    <datalist id={id}>
      {choices.map(({ value, note }) => (
        <option key={value} value={value}>
          {note}
        </option>
      ))}
    </datalist>
  )
}

/** The text of a text key, and a link to where it is written. */
function TextOfKey({ choices, value }: { choices: readonly Choice[] | undefined; value: string }) {
  const { onText } = useSchemaForm()
  const note = choices?.find((choice) => choice.value === value)?.note
  if (value === '') return null
  return (
    <Line>
      <Hint>{note === undefined ? 'No text has this key.' : `“${note}”`}</Hint>
      <SmallButton type="button" onClick={() => onText(value)}>
        Edit the text
      </SmallButton>
    </Line>
  )
}
