import type { FieldProps } from '@rjsf/utils'
import { ChildField } from './child-field'
import { Control, Hint, RowBox, Stack } from './control-styles'
import { isMap, type FieldSchema, type Json } from '@/tools/studio/form-model'
import { initialValue } from './initial-value'
import { useSchemaForm } from './schema-form-context'
import { resolverOf } from './schema-resolver'
import { nameOf } from './schema-words'

interface OneKeyFieldProps {
  readonly field: FieldProps
  readonly schema: FieldSchema
}

/** An object with exactly one of several keys: a condition. */
export function OneKeyField({ field, schema }: OneKeyFieldProps) {
  const { edit } = useSchemaForm()
  const resolve = resolverOf(field)
  const { $id, path } = field.fieldPathId
  const value = field.formData as Json | undefined
  const properties = schema.properties ?? {}
  const key = isMap(value) ? (Object.keys(value)[0] ?? '') : ''
  const inner = properties[key]
  const id = `${$id}~kind`
  return (
    <Stack>
      <RowBox>
        <Hint as="label" htmlFor={id}>
          Kind
        </Hint>
        <Control
          as="select"
          id={id}
          value={key}
          onChange={({ currentTarget }) => {
            const next = properties[currentTarget.value]
            if (next === undefined) return
            const held = initialValue(next, resolve)
            edit({ kind: 'set', path: path.map(String), value: { [currentTarget.value]: held } })
          }}
        >
          {inner === undefined && <option value={key}>— choose —</option>}
          {Object.keys(properties).map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </Control>
      </RowBox>
      {inner !== undefined && isMap(value) && <ChildField of={field} name={key} schema={inner} value={value[key]} />}
    </Stack>
  )
}
