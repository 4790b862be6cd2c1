import type { FieldProps } from '@rjsf/utils'
import { ChildField } from './child-field'
import { EntryTools } from './entry-tools'
import { isFound, useSchemaForm } from './form-context'
import { EntryBox, Hint, Line, Stack } from './form-styles'
import { initialValue } from './initial-value'
import { isMap, valueAt, type Edit, type FieldSchema, type Json } from './form-model'
import { NewEntry } from './new-entry'
import { OriginMark, OriginTools } from './origin-mark'
import { resolverOf } from './schema-resolver'

interface OrderedEntriesProps {
  readonly field: FieldProps
  readonly schema: FieldSchema
  /** Key of the map beside `order`. */
  readonly map: string
}

/** A map and the list that puts its entries in order: what is listed is shown. */
export function OrderedEntries({ field, schema, map }: OrderedEntriesProps) {
  const { edit, filter, searched } = useSchemaForm()
  const resolve = resolverOf(field)
  const path = field.fieldPathId.path.map(String)
  const held = field.formData as Json | undefined
  const entries = valueAt(held, [map])
  const value = isMap(entries) ? entries : {}
  const listed = valueAt(held, ['order'])
  const order = Array.isArray(listed) ? listed.map(String) : []
  const others = Object.keys(value).filter((name) => !order.includes(name))
  const mapSchema = resolve(schema.properties?.[map] ?? {})
  const values = typeof mapSchema.additionalProperties === 'object' ? mapSchema.additionalProperties : {}
  const naming = { taken: Object.keys(value), pattern: mapSchema.propertyNames?.pattern }
  const put = (next: readonly string[]): Edit => ({ kind: 'set', path: [...path, 'order'], value: [...next] })
  const place = (name: string) => [...path, map, name]

  const entry = (name: string) => (
    <EntryBox key={name}>
      <ChildField of={inMap(field, map)} name={name} schema={values} value={value[name]} />
      <EntryTools
        name={name}
        {...naming}
        order={order}
        onOrder={(next) => edit(put(next))}
        onRename={(next) =>
          edit(
            { kind: 'set', path: place(next), value: value[name] ?? null },
            { kind: 'remove', path: place(name) },
            ...(order.includes(name) ? [put(order.map((each) => (each === name ? next : each)))] : []),
          )
        }
        onRemove={() =>
          edit(
            { kind: 'remove', path: place(name) },
            ...(order.includes(name) ? [put(order.filter((each) => each !== name))] : []),
          )
        }
      />
    </EntryBox>
  )
  const isShown = (name: string) =>
    isFound(filter, place(name), undefined, valueAt(searched, place(name)) ?? value[name])
  return (
    <Stack>
      <Line>
        <Hint as="span">Order</Hint>
        <OriginMark path={[...path, 'order']} />
        <OriginTools path={[...path, 'order']} schema={schema.properties?.['order'] ?? {}} />
      </Line>
      {order.filter((name) => name in value && isShown(name)).map(entry)}
      {others.some(isShown) && <Hint>Not shown, because the order does not list them:</Hint>}
      {others.filter(isShown).map(entry)}
      <NewEntry
        id={field.fieldPathId.$id}
        {...naming}
        onAdd={(name) =>
          edit({ kind: 'set', path: place(name), value: initialValue(values, resolve) }, put([...order, name]))
        }
      />
    </Stack>
  )
}

/** The field as its map's entries see it. */
function inMap(field: FieldProps, map: string): FieldProps {
  const { fieldPathId } = field
  return { ...field, fieldPathId: { ...fieldPathId, path: [...fieldPathId.path, map] } }
}
