import { RJSF_REF_CYCLE_KEY, type FieldProps, type RJSFSchema } from '@rjsf/utils'
import type { FieldSchema } from '@/tools/studio/form-model'

/** Follows the reference of a schema. */
export function resolverOf({ registry }: FieldProps): (schema: FieldSchema) => FieldSchema {
  return (schema) => registry.schemaUtils.retrieveSchema(withoutCycleMark(schema) as RJSFSchema) as FieldSchema
}

/** RJSF marks a condition within a condition, so as not to go on for ever. Only what the value holds is shown here. */
export function withoutCycleMark(schema: FieldSchema): FieldSchema {
  const rest: FieldSchema & { [RJSF_REF_CYCLE_KEY]?: unknown } = { ...schema }
  delete rest[RJSF_REF_CYCLE_KEY]
  return rest
}
