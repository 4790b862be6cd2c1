import type { FieldPathId, FieldProps } from '@rjsf/utils'
import { ColorField } from './color-field'
import { Stack } from './control-styles'
import { isMap, type FieldSchema, type Json } from '@/tools/studio/form-model'
import { MapEntries } from './map-entries'
import { MeasureField } from './measure-field'
import type { ObjectBodyProps } from './object-body'
import { OneKeyField } from './one-key-field'
import { OrderedEntries } from './ordered-entries'
import { PlainProperties } from './plain-properties'
import { isColor, isMeasure, isToken, orderedMapOf } from './schema-kind'
import { labelOf } from './schema-words'
import { UnionField } from './union-field'

/** An object, shown by its kind: a union, a map of names, a design token, or simply its keys. */
export function ObjectField(props: FieldProps) {
  // RJSF adds a segment of its own to the path of a union.
  const { childFieldPathId = props.fieldPathId } = props as FieldProps & { childFieldPathId?: FieldPathId }
  return (
    <ObjectBody field={{ ...props, fieldPathId: childFieldPathId }} schema={props.schema as FieldSchema} hidden={[]} />
  )
}

function ObjectBody({ field, schema, hidden }: ObjectBodyProps) {
  const { $id: id, path } = field.fieldPathId
  const value = field.formData as Json | undefined
  const one = { id, label: labelOf(path), path, value, onChange: (next: Json) => field.onChange(next, path) }
  if (schema.oneOf !== undefined) return <UnionField field={field} schema={schema} hidden={hidden} body={ObjectBody} />
  if (isToken(schema)) return <PlainProperties field={field} schema={schema} hidden={noteless(value)} />
  if (isColor(schema)) return <ColorField {...one} />
  if (isMeasure(schema)) return <MeasureField {...one} schema={schema} />
  if (schema.maxProperties === 1) return <OneKeyField field={field} schema={schema} />
  const ordered = orderedMapOf(schema)
  return (
    <Stack>
      <PlainProperties
        field={field}
        schema={schema}
        hidden={ordered === undefined ? hidden : [...hidden, ordered, 'order']}
      />
      {ordered !== undefined && <OrderedEntries field={field} schema={schema} map={ordered} />}
      {typeof schema.additionalProperties === 'object' && <MapEntries field={field} schema={schema} />}
    </Stack>
  )
}

/** A token's description is shown only if there is one. */
function noteless(value: Json | undefined): readonly string[] {
  return isMap(value) && '$description' in value ? [] : ['$description']
}
