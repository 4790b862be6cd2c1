import type { FieldProps } from '@rjsf/utils'
import { ChildField } from './child-field'
import { Line, SmallButton, Stack, VisuallyHidden } from './control-styles'
import { moved } from './entry-edits'
import { EntryBox } from './fold-styles'
import type { FieldSchema, Json } from '@/tools/studio/form-model'
import { initialValue } from './initial-value'
import { MoveButtons } from './move-buttons'
import { useSchemaForm } from './schema-form-context'
import { resolverOf } from './schema-resolver'
import { useEntryFocus } from './use-entry-focus'

/** A list. It is written as a whole, because a list replaces the inherited one. */
export function ArrayField(field: FieldProps) {
  const { edit } = useSchemaForm()
  const resolve = resolverOf(field)
  const { path } = field.fieldPathId
  const values = (field.schema as FieldSchema).items ?? {}
  const list = Array.isArray(field.formData) ? (field.formData as Json[]) : []
  const { root, news, follow } = useEntryFocus(JSON.stringify(list))
  const put = (next: readonly Json[]) => edit({ kind: 'set', path: path.map(String), value: [...next] })

  function move(index: number, by: -1 | 1) {
    follow(
      String(index + by),
      by < 0 ? 'up' : 'down',
      `Item ${index + 1} is number ${index + 1 + by} of ${list.length}`,
    )
    put(moved(list, index, by))
  }

  return (
    <Stack ref={root}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {list.map((item, index) => (
        <EntryBox key={index} data-entry={index}>
          <ChildField of={field} name={index} schema={values} value={item} />
          <Line role="group" aria-label={`Item ${index + 1}`}>
            <MoveButtons index={index} count={list.length} onMove={(by) => move(index, by)} />
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
