import { useRef, useState } from 'react'
import { GatewayError } from '@/site/gateway/gateway-error'
import type { FormShape, FormValues } from './state/form-shape'
import type { FormState } from './state/form-state'
import { refusedField } from './state/refused-field'
import { SubmitAborted } from './state/submit-aborted'

interface Sending {
  readonly shape: FormShape
  readonly state: FormState
  readonly onSubmit: (values: FormValues) => Promise<void>
  readonly forgetsPasswords: boolean
}

/** Sends a form's values once at a time, and shows what went wrong at the field it concerns or at the form. */
export function useSend({ shape, state, onSubmit, forgetsPasswords }: Sending) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  // A ref beside the state, because two clicks in one tick both see the old state.
  const isSending = useRef(false)

  async function send(values: FormValues) {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await onSubmit({ ...values, ...state.extras() })
    } catch (error) {
      if (error instanceof SubmitAborted) stop(error)
      else if (error instanceof GatewayError) blame(error)
      else {
        // An unexpected error, such as a chunk that did not load, is shown to the player and logged.
        setFailure(error)
        console.error(error)
      }
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  function blame(error: GatewayError) {
    const field = refusedField(error)
    if (error.kind === 'refused') {
      // When another field was wrong, the password was not: it is kept.
      const isOther = field !== undefined && shape.fields[field]?.widget !== 'password'
      state.empty(spentFields(shape, forgetsPasswords && !isOther))
      state.useUp()
    }
    if (field === undefined || !state.refuse(field, error.message)) setFailure(error)
  }

  function stop(reason: SubmitAborted) {
    const { field, text, next } = reason
    if (next !== undefined) state.focus(next)
    if (text === undefined) state.focus(field ?? '')
    else if (field === undefined || !state.refuse(field, text)) setFailure(reason)
  }

  return { send, isSending, isBusy, failure, clearFailure: () => setFailure(undefined) }
}

/** Fields to empty after a refusal: a captcha is valid only once. */
function spentFields({ fields }: FormShape, forgetsPasswords: boolean): string[] {
  const isSpent = (widget: string) => widget === 'captcha' || (forgetsPasswords && widget === 'password')
  return Object.entries(fields).flatMap(([name, { widget }]) => (isSpent(widget) ? [name] : []))
}
