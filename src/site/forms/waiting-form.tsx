import { useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { FieldConfig, FormConfig } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useConditions } from '@/site/merchant/conditions'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { noteKey, restoreInputs, saveInputs, useEarlyInput } from './early-input'
import type { FieldValue, FormValues } from './state/form-shape'
import { rulesToSchema } from './state/rules-to-schema'
import { AgreementRow, agreementText } from './templates/agreement-row'
import { Input } from '@/site/ui/inputs/input'

interface Props {
  readonly form: FormConfig
  /** Initial values of the fields. */
  readonly initial?: FormValues
}

const noRules = {}

/**
 * Placeholder with the fields that are asked whatever the rules say. What is typed into them is carried over to the
 * form, which is submitted at once if Enter was pressed last.
 */
export function WaitingForm({ form, initial = {} }: Props) {
  const t = useText()
  const early = useEarlyInput()
  const place = useRef<HTMLDivElement>(null)
  const isMet = useConditions(form.order.map((name) => form.fields[name]?.when))
  const certain = Object.entries(rulesToSchema(form, noRules, isMet).fields)

  useLayoutEffect(() => {
    const inputs = place.current
    if (early === undefined || inputs === null) return
    const inputOf = (name: string) => inputs.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
    restoreInputs(early, {
      show(name, text) {
        const input = inputOf(name)
        if (input !== null) input.value = text
        return input !== null
      },
      focus: (name) => inputOf(name)?.focus(),
    })
    return () => saveInputs(early, inputs)
  }, [early])

  return (
    <Fields ref={place} aria-busy="true" onKeyDown={early && (({ nativeEvent }) => noteKey(early, nativeEvent))}>
      <span className="visually-hidden">{t('loading')}</span>
      {certain.map(([name, field]) =>
        isTyped(field) ? (
          <WaitingField key={name} name={name} field={field} value={initial[name]} />
        ) : field.widget === 'agreement' ? (
          <AgreementRow key={name}>
            <SkeletonBar aria-hidden="true" />
            <span>{agreementText(t(field.label))}</span>
          </AgreementRow>
        ) : (
          <LabelBar key={name} aria-hidden="true" />
        ),
      )}
      <InputBar aria-hidden="true" />
    </Fields>
  )
}

type TypedField = Extract<FieldConfig, { readonly autocomplete: string }>

/** Selects and pictures come with the real form; a checkbox shows only its text. */
function isTyped(field: FieldConfig): field is TypedField {
  return ['text', 'password', 'mobile', 'sms-code'].includes(field.widget)
}

interface WaitingFieldProps {
  readonly name: string
  readonly field: TypedField
  readonly value: FieldValue
}

function WaitingField({ name, field, value }: WaitingFieldProps) {
  const t = useText()
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{t(field.label)}</label>
      <Input
        id={id}
        name={name}
        type={field.widget === 'password' ? 'password' : 'text'}
        defaultValue={typeof value === 'string' ? value : ''}
        autoComplete={field.autocomplete}
        inputMode={'inputMode' in field ? field.inputMode : undefined}
        autoCapitalize="none"
        spellCheck={false}
      />
      <LabelBar aria-hidden="true" />
    </div>
  )
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);

  label {
    font-weight: var(--font-weight-control);
  }

  input {
    margin-block-start: var(--space-1);
  }
`

const LabelBar = styled(SkeletonBar)`
  inline-size: 30%;
  margin-block: 0.25em;
`

const InputBar = styled(SkeletonBar)`
  block-size: 2.75rem;
`
