import type { FieldProps } from '@rjsf/utils'
import { ChildField } from './child-field'
import { useSchemaForm } from './form-context'
import { EntryBox, Line, SmallButton, Stack } from './form-styles'
import { initialValue } from './initial-value'
import type { FieldSchema, Json } from './form-model'
import { resolverOf } from './schema-resolver'

/** A list. It is written as a whole, since a list replaces the one that it inherits. */
export function ArrayField(field: FieldProps) {
  const { edit } = useSchemaForm()
  const resolve = resolverOf(field)
  const { path } = field.fieldPathId
  const values = (field.schema as FieldSchema).items ?? {}
  const list = Array.isArray(field.formData) ? (field.formData as Json[]) : []
  const put = (next: readonly Json[]) => edit({ kind: 'set', path: path.map(String), value: [...next] })
  return (
    <Stack>
      {list.map((item, index) => (
        <EntryBox key={index}>
          <ChildField of={field} name={index} schema={values} value={item} />
          <Line role="group" aria-label={`Item ${index + 1}`}>
            <SmallButton type="button" disabled={index === 0} onClick={() => put(swapped(list, index - 1))}>
              Move up
            </SmallButton>
            <SmallButton type="button" disabled={index === list.length - 1} onClick={() => put(swapped(list, index))}>
              Move down
            </SmallButton>
            <SmallButton type="button" onClick={() => put(list.filter((_, each) => each !== index))}>
              Remove
            </SmallButton>
          </Line>
        </EntryBox>
      ))}
      <Line>
        <SmallButton type="button" onClick={() => put([...list, initialValue(values, resolve)])}>
          Add an item
        </SmallButton>
      </Line>
    </Stack>
  )
}

/** The list with an item and the next one exchanged. */
function swapped(list: readonly Json[], first: number): Json[] {
  const [one, other] = [list[first], list[first + 1]]
  return list.map((item, index) => (index === first ? other : index === first + 1 ? one : item) ?? item)
}
