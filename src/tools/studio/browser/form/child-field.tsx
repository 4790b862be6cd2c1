import { toFieldPathId, type FieldProps, type RJSFSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import type { FieldSchema, Json } from '@/tools/studio/form-model'
import { useSchemaForm } from './schema-form-context'

interface ChildFieldProps {
  readonly of: FieldProps
  readonly name: string | number
  readonly schema: FieldSchema
  readonly value: Json | undefined
  /** Whether it can be removed. */
  readonly isOptional?: boolean
}

/** A nested place: RJSF finds the field for it by its schema. */
export function ChildField({ of, name, schema, value, isOptional = false }: ChildFieldProps) {
  const { registry, fieldPathId, onBlur, onFocus } = of
  const { change } = useSchemaForm()
  const { SchemaField } = registry.fields
  const path = useMemo(
    () => toFieldPathId(name, registry.globalFormOptions, fieldPathId.path),
    [name, registry.globalFormOptions, fieldPathId.path],
  )
  if (SchemaField === undefined) throw new Error('RJSF has no SchemaField')
  return (
    <SchemaField
      name={String(name)}
      required={!isOptional}
      schema={schema as RJSFSchema}
      uiSchema={{}}
      fieldPathId={path}
      formData={value}
      onChange={change}
      onBlur={onBlur}
      onFocus={onFocus}
      registry={registry}
    />
  )
}
