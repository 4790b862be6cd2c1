import type { FieldProps } from '@rjsf/utils'
import { ChildField } from './child-field'
import { EntryTools } from './entry-tools'
import { isFound, useSchemaForm } from './form-context'
import { EntryBox, Stack } from './form-styles'
import { initialValue } from './initial-value'
import { isMap, valueAt, type FieldSchema, type Json } from './form-model'
import { NewEntry } from './new-entry'
import { isAsked } from './schema-kind'
import { resolverOf } from './schema-resolver'

interface MapEntriesProps {
  readonly field: FieldProps
  readonly schema: FieldSchema
  /** Schema of the entries. */
  readonly values: FieldSchema
}

/** Entries under names that the merchant chooses. */
export function MapEntries({ field, schema, values }: MapEntriesProps) {
  const { edit, filter, searched } = useSchemaForm()
  const resolve = resolverOf(field)
  const path = field.fieldPathId.path.map(String)
  const held = field.formData as Json | undefined
  const value = isMap(held) ? held : {}
  const names = Object.keys(value).filter((name) => schema.properties?.[name] === undefined && isAsked(name, {}))
  return (
    <Stack>
      {names
        .filter((name) =>
          isFound(filter, [...path, name], undefined, valueAt(searched, [...path, name]) ?? value[name]),
        )
        .map((name) => (
          <EntryBox key={name}>
            <ChildField of={field} name={name} schema={values} value={value[name]} />
            <EntryTools
              name={name}
              taken={Object.keys(value)}
              pattern={schema.propertyNames?.pattern}
              onRename={(next) =>
                edit(
                  { kind: 'set', path: [...path, next], value: value[name] ?? null },
                  { kind: 'remove', path: [...path, name] },
                )
              }
              onRemove={() => edit({ kind: 'remove', path: [...path, name] })}
            />
          </EntryBox>
        ))}
      <NewEntry
        id={field.fieldPathId.$id}
        taken={Object.keys(value)}
        pattern={schema.propertyNames?.pattern}
        onAdd={(name) => edit({ kind: 'set', path: [...path, name], value: initialValue(values, resolve) })}
      />
    </Stack>
  )
}
