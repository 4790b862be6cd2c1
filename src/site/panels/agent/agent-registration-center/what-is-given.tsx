import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { AgentTerms } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { parseAmount, type AmountProblem } from '@/contract/money/typed-amount'
import { useFigureFormats } from '@/site/money/use-figure-formats'
import { useDraft } from '@/site/session/drafts'
import { Input } from '@/site/ui/inputs/input'
import { Select } from '@/site/ui/inputs/select'

type Terms = AgentTerms['response']
type Kind = Terms['types'][number]

export interface Given {
  readonly type: Kind
  /** A fraction of 1. */
  readonly rebate: number
}

type RebateProblem = AmountProblem | 'tooHigh'

/** Input state of the account type and the rebate, with their validation. */
export function useGiven(draft: string, { types, maxRebate }: Terms) {
  const { percent: typing } = useFigureFormats()
  const [kind, chooseKind] = useDraft<string>(`${draft}.type`, types[0] ?? 'player')
  const [percent, typePercent] = useDraft(`${draft}.rebate`, '')
  const type = types.find((each) => each === kind) ?? types[0] ?? 'player'

  function read(): Given | { readonly problem: RebateProblem } {
    const typed = parseAmount(percent, typing)
    if ('problem' in typed) return typed
    // Hundredths of a percent are ten-thousandths.
    const rebate = typed.hundredths / 10_000
    return rebate > maxRebate ? { problem: 'tooHigh' } : { type, rebate }
  }
  return { type, chooseKind, percent, typePercent, read }
}

interface GivenFieldsProps {
  readonly given: ReturnType<typeof useGiven>
  readonly terms: Terms
  readonly isWrong: boolean
}

/** Fields for the account type and the rebate, which is at most the agent's own. */
export function GivenFields({ given, terms: { types, maxRebate }, isWrong }: GivenFieldsProps) {
  const t = useText()
  const most = useFormat().percent(maxRebate)
  return (
    <>
      <Select
        label={t('team.type')}
        options={types.map((value) => ({ value, label: t(`team.type.${value}`) }))}
        value={given.type}
        onSelect={given.chooseKind}
      />
      <Field
        label={t('agent-registration-center.rebate')}
        hint={t('agent-registration-center.rebateHint', { most })}
        error={isWrong ? t('agent-registration-center.rebateWrong', { most }) : undefined}
      >
        {(ids) => (
          <Input
            {...ids}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={given.percent}
            onChange={(event) => given.typePercent(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  )
}

interface FieldProps {
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly children: (ids: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode
}

/** A form field with a hint and a validation error. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-hint ${id}-error`, 'aria-invalid': error !== undefined })}
      <p id={`${id}-hint`}>{hint}</p>
      <p id={`${id}-error`} role="alert">
        {error}
      </p>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  max-inline-size: 22rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  > [role='alert'] {
    color: var(--color-danger);
  }

  > [role='alert']:empty {
    display: none;
  }
`

/** A form with its fields in one column. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  > button {
    justify-self: start;
  }
`
