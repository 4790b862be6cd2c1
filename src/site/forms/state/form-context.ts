import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { FieldConfig, Fields } from '@/contract/generated/merchant-types'
import { useRequiredContext } from '@/site/lib/use-required-context'
import type { FormShape } from './form-shape'
import type { FieldMessages } from './field-messages'
import type { FormState } from './form-state'

export interface MobileNumber {
  readonly mobileNo: string
  readonly countryDialingCode: string
}

/** How a form requests SMS codes. */
export interface SmsSender {
  /**
   * What the codes are for. While a code for this purpose is valid no other is requested, even if the form was closed
   * in between.
   */
  readonly purpose: 'register' | 'login' | 'forgot' | 'bindMobile' | 'bindEmail'
  /**
   * Sends a code. Returns when another may be requested (milliseconds since 1970); undefined when it was not sent, and
   * the player has been told.
   */
  readonly send: (to: MobileNumber) => Promise<number | undefined>
}

/**
 * What the templates and widgets of one form share. It changes only with the form itself, because a change renders them
 * all.
 */
export interface FormParts {
  readonly state: FormState
  readonly patterns: Fields['patterns']
  readonly sms: SmsSender | undefined
}

export const FormContext = createContext<FormParts | undefined>(undefined)

/**
 * The fields of the schema that RJSF renders at the moment. After a schema change RJSF renders the old one once more,
 * so the fields are provided along with its schema and not by RuleForm.
 */
export const FieldsContext = createContext<FormShape['fields']>({})

export function useFormParts(): FormParts {
  return useRequiredContext(FormContext, 'RuleForm')
}

/** The configuration of a field, checked to be for the widget that asks. */
export function useField<W extends FieldConfig['widget']>(
  name: string,
  widget: W,
): Extract<FieldConfig, { widget: W }> {
  const field = use(FieldsContext)[name]
  if (field?.widget !== widget) throw new Error(`${name} is no field of the kind ${widget}`)
  return field as Extract<FieldConfig, { widget: W }>
}

/** The current error and note of a field. */
export function useFieldMessages(name: string): FieldMessages {
  const { state } = useFormParts()
  const subscribe = useCallback((listener: () => void) => state.subscribe(name, listener), [state, name])
  const said = () => state.messagesOf(name)
  return useSyncExternalStore(subscribe, said, said)
}
