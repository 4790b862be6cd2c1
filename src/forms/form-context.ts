import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { RegisterSms } from '@/generated/gateway-types'
import type { FieldConfig, Fields } from '@/generated/merchant-types'
import type { FieldError } from './field-errors'
import type { FormState } from './form-state'

/** Sends a code by SMS. Nothing comes back when it was not sent, and the player has been told. */
export type SendSms = (request: RegisterSms['request']) => Promise<RegisterSms['response'] | undefined>

/** What the templates and widgets of one form share. It changes only with the form itself: a change renders them all. */
export interface FormParts {
  readonly state: FormState
  readonly fields: Readonly<Record<string, FieldConfig>>
  readonly patterns: Fields['patterns']
  readonly sendSms: SendSms | undefined
}

export const FormContext = createContext<FormParts | undefined>(undefined)

export function useFormParts(): FormParts {
  const parts = use(FormContext)
  if (parts === undefined) throw new Error('a field outside RuleForm')
  return parts
}

/** The configuration of a field, checked to be of the widget that asks. */
export function useField<W extends FieldConfig['widget']>(
  name: string,
  widget: W,
): Extract<FieldConfig, { widget: W }> {
  const field = useFormParts().fields[name]
  if (field?.widget !== widget) throw new Error(`${name} is no field of the kind ${widget}`)
  return field as Extract<FieldConfig, { widget: W }>
}

export function useFieldError(name: string): FieldError | undefined {
  const { state } = useFormParts()
  const subscribe = useCallback((listener: () => void) => state.subscribe(name, listener), [state, name])
  const errorOf = () => state.errorOf(name)
  return useSyncExternalStore(subscribe, errorOf, errorOf)
}
