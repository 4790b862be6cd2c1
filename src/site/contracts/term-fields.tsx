import { useId } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '@/site/i18n/format'
import type { TextKey } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Input } from '@/site/ui/inputs/input'
import { Select } from '@/site/ui/inputs/select'
import { SmallLabel } from '@/site/ui/inputs/field-label'
import { AmountReading } from '@/site/money/amount-reading'
import { exampleAmount } from '@/contract/money/amount-format'
import { useTermFormats } from './use-term-formats'
import { typedFigures, type FigureProblem, type TermProblems, type TypedFigure, type TypedTerm } from './typed-terms'

const periods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const

interface TermFieldsProps {
  /** Counted from 1. */
  readonly step: number
  readonly term: TypedTerm
  readonly wrong: TermProblems | undefined
  readonly onChange: (term: TypedTerm) => void
  readonly onRemove: (() => void) | undefined
}

/** A step of an offer: its requirements, and its rate in percent. */
export function TermFields({ step, term, wrong, onChange, onRemove }: TermFieldsProps) {
  const t = useText()
  return (
    <Group>
      <legend>{t('contract.step', { n: step })}</legend>
      <Select
        label={t('contract.period')}
        options={periods.map((value) => ({ value, label: t(`contract.${value}`) }))}
        value={term.period}
        onSelect={(value) => onChange({ ...term, period: periods.find((each) => each === value) ?? term.period })}
      />
      {typedFigures.map((figure) => (
        <FigureField
          key={figure}
          figure={figure}
          value={term[figure]}
          problem={wrong?.problems[figure]}
          before={wrong?.before}
          onChange={(value) => onChange({ ...term, [figure]: value })}
        />
      ))}
      {onRemove !== undefined && <Button onClick={onRemove}>{t('contract.removeStep', { n: step })}</Button>}
    </Group>
  )
}

const ofContracts = {
  above: 'contract.rateAbove',
  less: 'contract.stepLess',
  same: 'contract.stepSame',
  notHigher: 'contract.stepRate',
} as const

const isOfContracts = (problem: FigureProblem): problem is keyof typeof ofContracts =>
  Object.hasOwn(ofContracts, problem)

/** The text for a figure that is not a valid amount depends on which figure it is. */
function wordsOf(figure: TypedFigure, problem: FigureProblem): TextKey {
  if (isOfContracts(problem)) return ofContracts[problem]
  return problem === 'empty' && figure === 'rate' ? 'contract.rateMissing' : `amount.${problem}`
}

interface FigureFieldProps {
  readonly figure: TypedFigure
  readonly value: string
  readonly problem: FigureProblem | undefined
  /** The step that this one is compared with, counted from 1. */
  readonly before: number | undefined
  readonly onChange: (value: string) => void
}

function FigureField({ figure, value, problem, before, onChange }: FigureFieldProps) {
  const t = useText()
  const id = useId()
  const format = useFormat()
  const formats = useTermFormats()
  const { decimals } = formats[figure]
  const words = { example: format.number(exampleAmount(decimals)), n: decimals, step: before ?? 0 }
  return (
    <div>
      <SmallLabel>
        {t(figure === 'rate' ? 'contract.ratePercent' : `contract.${figure}`)}
        <Input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </SmallLabel>
      <AmountReading typed={value} format={formats[figure]} />
      <Wrong id={id} role={problem === undefined ? undefined : 'alert'}>
        {problem !== undefined && t(wordsOf(figure, problem), words)}
      </Wrong>
    </div>
  )
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: 0.75rem;
  margin: 0;
  padding: 0.75rem;
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1rem);
`

const Wrong = styled.p`
  color: var(--color-danger);
  font-size: var(--font-size-small);
`
