import Form from '@rjsf/core'
import { useId, useLayoutEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import type { Rules } from '@/contract/field-rules/rule'
import { GatewayError } from '@/site/gateway/gateway-error'
import type { FormConfig } from '@/contract/generated/merchant-types'
import { useConditions } from '@/site/merchant/conditions'
import { useWholeSite } from '@/site/merchant/site-context'
import { checkFields } from './state/check-fields'
import { giveInput, useEarlyInput } from './early-input'
import { FormContext, type FormParts, type SmsSender } from './state/form-context'
import { formParts } from './form-parts'
import type { FormShape, FormValues } from './state/form-shape'
import { createFormState } from './state/form-state'
import { FormStopped } from './state/form-stopped'
import { refusedField } from './state/refused-field'
import { errorsByField, ruleValidator } from './state/rule-validator'
import { rulesToSchema } from './state/rules-to-schema'
import { FormFailure } from './templates/form-failure'
import { SubmitRow } from './templates/submit-row'

/** A form of so many fields is seen whole: what went wrong is said above them. In a longer one it is said at the button. */
const mostInShort = 4

interface RuleFormProps {
  readonly form: FormConfig
  readonly rules: Rules
  /** What the fields start with. */
  readonly initial?: FormValues
  readonly submitLabel: string
  /** With a label there is a button that empties every field. */
  readonly resetLabel?: string
  /** Sends the values. A GatewayError or FormStopped that it throws is shown where it belongs. */
  readonly onSubmit: (values: FormValues) => Promise<void>
  readonly sms?: SmsSender
  /** Empties the passwords too when the server refuses them. */
  readonly forgetsPasswords?: boolean
}

/** A form from the server's rules and the merchant's fields. The only place that knows RJSF. */
export function RuleForm({
  form,
  rules,
  initial,
  submitLabel,
  resetLabel,
  onSubmit,
  sms,
  forgetsPasswords,
}: RuleFormProps) {
  const { patterns } = useWholeSite().fields
  const isMet = useConditions(form.order.map((name) => form.fields[name]?.when))
  const idPrefix = useId()
  const shape = useMemo(() => rulesToSchema(form, rules, isMet), [form, rules, isMet])
  const [state] = useState(createFormState)
  const early = useEarlyInput()
  const parts = useMemo<FormParts>(() => ({ state, patterns, sms }), [state, patterns, sms])
  const isShort = Object.keys(shape.fields).length <= mostInShort
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [undo, setUndo] = useState<() => void>()
  // A ref beside the state: two clicks of one tick both see the old state.
  const isSending = useRef(false)

  useLayoutEffect(() => {
    state.use((values, names) => checkFields(shape, values, names), repeatsOf(shape))
  }, [shape, state])

  useLayoutEffect(() => {
    if (early !== undefined) giveInput(early, { show: state.fillIn, focus: state.focus })
  }, [early, state])

  async function send(values: FormValues) {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await onSubmit({ ...values, ...state.extras() })
    } catch (error) {
      if (error instanceof FormStopped) stop(error)
      else if (error instanceof GatewayError) blame(error)
      else {
        // Such as code that did not arrive, without a line: whoever pressed is told, and so is the console.
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
      // A password beside a field that was wrong was not: it stays.
      const isOther = field !== undefined && shape.fields[field]?.widget !== 'password'
      state.empty(spentFields(shape, forgetsPasswords === true && !isOther))
      state.useUp()
    }
    if (field === undefined || !state.refuse(field, error.message)) setFailure(error)
  }

  function stop(reason: FormStopped) {
    const { field, text, next } = reason
    if (next !== undefined) state.focus(next)
    if (text === undefined) state.focus(field ?? '')
    else if (field === undefined || !state.refuse(field, text)) setFailure(reason)
  }

  /**
   * What was typed is handed over before RJSF looks at it. What breaks a rule does not get that far: RJSF would
   * render every field before its errors are shown.
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
      <div onSubmitCapture={prepare} onInput={() => setUndo(undefined)}>
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
              setFailure(undefined)
              const restore = state.reset()
              setUndo(() => restore)
            }}
            onUndo={
              undo &&
              (() => {
                undo()
                setUndo(undefined)
              })
            }
          />
        </Form>
      </div>
    </FormContext>
  )
}

/** By field, the fields that must repeat its value. */
function repeatsOf({ fields }: FormShape): Record<string, string[]> {
  const repeats: Record<string, string[]> = {}
  for (const [name, field] of Object.entries(fields)) {
    if ('sameAs' in field) (repeats[field.sameAs] ??= []).push(name)
  }
  return repeats
}

/** Fields whose value is of no use after a refusal: a captcha counts once. */
function spentFields({ fields }: FormShape, forgetsPasswords: boolean): string[] {
  const isSpent = (widget: string) => widget === 'captcha' || (forgetsPasswords && widget === 'password')
  return Object.entries(fields).flatMap(([name, { widget }]) => (isSpent(widget) ? [name] : []))
}
