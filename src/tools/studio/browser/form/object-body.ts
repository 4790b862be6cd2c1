import type { FieldProps } from '@rjsf/utils'
import type { FieldSchema } from '@/tools/studio/form-model'

/** Props shared by all components that show an object. */
export interface ObjectBodyProps {
  readonly field: FieldProps
  readonly schema: FieldSchema
  /** Keys that are shown elsewhere. */
  readonly hidden: readonly string[]
}
