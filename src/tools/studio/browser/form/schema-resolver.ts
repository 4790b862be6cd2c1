import { RJSF_REF_CYCLE_KEY, type FieldProps, type RJSFSchema } from '@rjsf/utils'
import type { FieldSchema } from '@/tools/studio/form-model'

/** Resolves the `$ref` of a schema. */
export function resolverOf({ registry }: FieldProps): (schema: FieldSchema) => FieldSchema {
  return (schema) => registry.schemaUtils.retrieveSchema(withoutCycleMark(schema) as RJSFSchema) as FieldSchema
}

/**
 * RJSF marks recursive schemas to avoid infinite recursion. The mark can be removed, because the form only follows the
 * value.
 */
export function withoutCycleMark(schema: FieldSchema): FieldSchema {
  const rest: FieldSchema & { [RJSF_REF_CYCLE_KEY]?: unknown } = { ...schema }
  delete rest[RJSF_REF_CYCLE_KEY]
  return rest
}
