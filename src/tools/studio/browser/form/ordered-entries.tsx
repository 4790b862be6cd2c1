import type { FieldProps } from '@rjsf/utils'
import { Hint, Line } from './control-styles'
import { EntryList } from './entry-list'
import { isMap, valueAt, type FieldSchema, type Json } from '@/tools/studio/form-model'
import { OriginMark, OriginTools } from './origin-mark'
import { resolverOf } from './schema-resolver'

interface OrderedEntriesProps {
  readonly field: FieldProps
  readonly schema: FieldSchema
  /** Key of the map beside `order`. */
  readonly map: string
}

/** A map with the list that orders its entries: only listed entries are shown. */
export function OrderedEntries({ field, schema, map }: OrderedEntriesProps) {
  const resolve = resolverOf(field)
  const path = field.fieldPathId.path.map(String)
  const held = field.formData as Json | undefined
  const named = valueAt(held, [map])
  const entries = isMap(named) ? named : {}
  const listed = valueAt(held, ['order'])
  const order = { path: [...path, 'order'], names: Array.isArray(listed) ? listed.map(String) : [] }
  const others = Object.keys(entries).filter((name) => !order.names.includes(name))
  return (
    <EntryList
      field={inMap(field, map)}
      schema={resolve(schema.properties?.[map] ?? {})}
      map={{ path: [...path, map], entries, order }}
      names={[...order.names.filter((name) => name in entries), ...others]}
    >
      <Line>
        <Hint as="span">Order</Hint>
        <OriginMark path={order.path} />
        <OriginTools path={order.path} schema={schema.properties?.['order'] ?? {}} />
      </Line>
    </EntryList>
  )
}

/** The field with the path of its map. */
function inMap(field: FieldProps, map: string): FieldProps {
  const { fieldPathId } = field
  return { ...field, fieldPathId: { ...fieldPathId, path: [...fieldPathId.path, map] } }
}
