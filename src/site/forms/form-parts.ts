import type { FormProps } from '@rjsf/core'
import type { ReactNode } from 'react'
import { RuleFields } from './rule-fields'

/** What RJSF draws a form with: the object that holds the fields, and nothing around it. */
export const formParts = {
  fields: { ObjectField: RuleFields },
  templates: { FieldTemplate: ({ children }: { children: ReactNode }) => children },
} satisfies Pick<FormProps, 'fields' | 'templates'>
