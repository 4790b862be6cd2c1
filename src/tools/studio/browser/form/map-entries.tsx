import type { FieldProps } from '@rjsf/utils'
import { EntryList } from './entry-list'
import { isMap, type FieldSchema, type Json } from '@/tools/studio/form-model'
import { isAsked } from './schema-kind'

interface MapEntriesProps {
  readonly field: FieldProps
  readonly schema: FieldSchema
}

/** Entries under names that the merchant chooses. */
export function MapEntries({ field, schema }: MapEntriesProps) {
  const held = field.formData as Json | undefined
  const entries = isMap(held) ? held : {}
  const names = Object.keys(entries).filter((name) => schema.properties?.[name] === undefined && isAsked(name, {}))
  const map = { path: field.fieldPathId.path.map(String), entries }
  return <EntryList field={field} schema={schema} map={map} names={names} />
}
