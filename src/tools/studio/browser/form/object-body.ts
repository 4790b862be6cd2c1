import type { FieldProps } from '@rjsf/utils'
import type { FieldSchema } from '@/tools/studio/form-model'

/** What every way to show an object takes. */
export interface ObjectBodyProps {
  readonly field: FieldProps
  readonly schema: FieldSchema
  /** Keys that are asked elsewhere. */
  readonly hidden: readonly string[]
}
