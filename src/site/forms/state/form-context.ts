import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { FieldConfig, Fields } from '@/contract/generated/merchant-types'
import { useProvided } from '@/site/lib/use-provided'
import type { FormShape } from './form-shape'
import type { FormState, Said } from './form-state'

export interface MobileNumber {
  readonly mobileNo: string
  readonly countryDialingCode: string
}

/** How a form has codes sent by SMS. */
export interface SmsSender {
  /** What the codes are for: while one is valid no other is sent for, whether or not the form was closed meanwhile. */
  readonly purpose: 'register' | 'login' | 'forgot' | 'bindMobile' | 'bindEmail'
  /** Sends a code. Returns when another may be sent for (milliseconds since 1970); nothing when it was not sent, and the player has been told. */
  readonly send: (to: MobileNumber) => Promise<number | undefined>
}

/** What the templates and widgets of one form share. It changes only with the form itself: a change renders them all. */
export interface FormParts {
  readonly state: FormState
  readonly patterns: Fields['patterns']
  readonly sms: SmsSender | undefined
}

export const FormContext = createContext<FormParts | undefined>(undefined)

/**
 * The fields of the schema that RJSF draws at the moment. It draws its old schema once more when it is given another,
 * so they come with its schema and not from RuleForm.
 */
export const FieldsContext = createContext<FormShape['fields']>({})

export function useFormParts(): FormParts {
  return useProvided(FormContext, 'RuleForm')
}

/** The configuration of a field, checked to be of the widget that asks. */
export function useField<W extends FieldConfig['widget']>(
  name: string,
  widget: W,
): Extract<FieldConfig, { widget: W }> {
  const field = use(FieldsContext)[name]
  if (field?.widget !== widget) throw new Error(`${name} is no field of the kind ${widget}`)
  return field as Extract<FieldConfig, { widget: W }>
}

/** What is said of a field at the moment. */
export function useSaid(name: string): Said {
  const { state } = useFormParts()
  const subscribe = useCallback((listener: () => void) => state.subscribe(name, listener), [state, name])
  const said = () => state.saidOf(name)
  return useSyncExternalStore(subscribe, said, said)
}
