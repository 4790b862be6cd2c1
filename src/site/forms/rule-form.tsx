import Form from '@rjsf/core'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import type { Rules } from '@/contract/field-rules/rule'
import type { FormConfig } from '@/contract/generated/merchant-types'
import { useConditions } from '@/site/merchant/conditions'
import { useWholeSite } from '@/site/merchant/site-context'
import { checkFields } from './state/check-fields'
import { restoreInputs, takeEnter, useEarlyInput } from './early-input'
import { FormContext, type FormParts, type SmsSender } from './state/form-context'
import { formParts } from './form-parts'
import type { FormShape, FormValues } from './state/form-shape'
import { createFormState, type FormState } from './state/form-state'
import { errorsByField, ruleValidator } from './state/rule-validator'
import { rulesToSchema } from './state/rules-to-schema'
import { FormFailure } from './templates/form-failure'
import { SubmitRow } from './templates/submit-row'
import { useGivenUp } from './use-given-up'
import { useSend } from './use-send'

/**
 * A form of at most so many fields fits on the screen, so its failure is shown at the top. A longer form shows it at
 * the button.
 */
const mostInShort = 4

interface RuleFormProps {
  /** What monitoring calls the form. */
  readonly name?: string
  readonly form: FormConfig
  readonly rules: Rules
  /** Initial values of the fields. */
  readonly initial?: FormValues
  readonly submitLabel: string
  /** With a label, a button that empties every field is shown. */
  readonly resetLabel?: string
  /** Sends the values. A GatewayError or FormStopped that it throws is shown at its field or at the form. */
  readonly onSubmit: (values: FormValues) => Promise<void>
  readonly sms?: SmsSender
  /** Whether the passwords are emptied too when the server refuses them. */
  readonly forgetsPasswords?: boolean
}

/** A form built from the server's rules and the merchant's fields. The only module that knows RJSF. */
export function RuleForm({
  name = 'form',
  form,
  rules,
  initial,
  submitLabel,
  resetLabel,
  onSubmit,
  sms,
  forgetsPasswords = false,
}: RuleFormProps) {
  const { patterns } = useWholeSite().fields
  const isMet = useConditions(form.order.map((name) => form.fields[name]?.when))
  const idPrefix = useId()
  const shape = useMemo(() => rulesToSchema(form, rules, isMet), [form, rules, isMet])
  const [state] = useState(createFormState)
  const early = useEarlyInput()
  const place = useRef<HTMLDivElement>(null)
  const parts = useMemo<FormParts>(() => ({ state, patterns, sms }), [state, patterns, sms])
  const isShort = Object.keys(shape.fields).length <= mostInShort
  const { onType, onSent } = useGivenUp(name, shape.fields)
  const sendOnce = async (values: FormValues) => {
    await onSubmit(values)
    onSent()
  }
  const { send, isSending, isBusy, failure, clearFailure } = useSend({
    ...{ shape, state, forgetsPasswords },
    onSubmit: sendOnce,
  })
  const { undo, reset, clearUndo } = useUndo(state)

  useLayoutEffect(() => {
    state.use((values, names) => checkFields(shape, values, names), repeatsOf(shape))
  }, [shape, state])

  useLayoutEffect(() => {
    if (early !== undefined) restoreInputs(early, { show: state.fillIn, focus: state.focus })
  }, [early, state])

  useEffect(() => {
    if (early === undefined || !takeEnter(early)) return
    // After the effects, because a submit renders what was typed at once.
    queueMicrotask(() => place.current?.querySelector('form')?.requestSubmit())
  }, [early])

  /**
   * Hands the typed values over before RJSF sees the submit. Values that break a rule never reach RJSF, which would
   * render every field before showing their errors.
   */
  function prepare(event: SyntheticEvent) {
    const errors = isSending.current ? undefined : checkFields(shape, state.values())
    if (errors?.size === 0) {
      state.handOver()
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (errors !== undefined) state.fail(errors)
  }

  return (
    <FormContext value={parts}>
      <div ref={place} onSubmitCapture={prepare} onInput={clearUndo} onInputCapture={onType}>
        {isShort && <FormFailure failure={failure} />}
        <Form
          {...formParts}
          {...(initial && { initialFormData: initial })}
          schema={shape.schema}
          uiSchema={shape.uiSchema}
          formContext={shape}
          validator={ruleValidator}
          idPrefix={idPrefix}
          noHtml5Validate
          showErrorList={false}
          onError={(errors) => state.fail(errorsByField(errors))}
          onSubmit={({ formData }) => void send((formData ?? {}) as FormValues)}
        >
          {!isShort && <FormFailure failure={failure} />}
          <SubmitRow
            label={submitLabel}
            resetLabel={resetLabel}
            isBusy={isBusy}
            onReset={() => {
              clearFailure()
              reset()
            }}
            onUndo={undo}
          />
        </Form>
      </div>
    </FormContext>
  )
}

/** Emptying every field, and `undo`, which restores them until something is typed. */
function useUndo(state: FormState) {
  const [restore, setRestore] = useState<() => void>()
  const clearUndo = () => setRestore(undefined)
  const undo =
    restore &&
    (() => {
      restore()
      clearUndo()
    })
  const reset = () => {
    const restoreAll = state.reset()
    setRestore(() => restoreAll)
  }
  return { undo, reset, clearUndo }
}

/** Maps each field to the fields that must repeat its value. */
function repeatsOf({ fields }: FormShape): Record<string, string[]> {
  const repeats: Record<string, string[]> = {}
  for (const [name, field] of Object.entries(fields)) {
    if ('sameAs' in field) (repeats[field.sameAs] ??= []).push(name)
  }
  return repeats
}
