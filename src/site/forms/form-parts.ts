import type { FormProps } from '@rjsf/core'
import type { ReactNode } from 'react'
import { RuleFields } from './rule-fields'

/** The part of RJSF's templates that draws a form: the object field alone, without wrappers. */
export const formParts = {
  fields: { ObjectField: RuleFields },
  templates: { FieldTemplate: ({ children }: { children: ReactNode }) => children },
} satisfies Pick<FormProps, 'fields' | 'templates'>
