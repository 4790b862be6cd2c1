import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import type { GatewayError } from '@/site/gateway/gateway-error'
import { isRefusalCode, type RefusalCode } from '@/contract/endpoints/refusal-codes'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { ActionTarget } from '@/site/elements/action-target'
import { Amount } from '@/site/elements/amount'
import { Copyable } from '@/site/elements/copyable'
import { stepToOtherWallet } from './other-wallet'
import { Fact, Facts } from '@/site/elements/fact'
import { useLimitText } from '@/site/elements/limit-text'
import { refusalSteps, type NextStep } from './refusal-steps'

interface RefusalFactsProps {
  readonly error: GatewayError
  readonly next: Readonly<Record<string, NextStep>>
}

const figures = ['required', 'reached', 'remaining'] as const

/**
 * A refusal by its error code: the brand's own text, figures and the next step. For an unknown code it shows the
 * server's message, and the code to tell customer service.
 */
export function RefusalFacts({ error, next }: RefusalFactsProps) {
  const t = useText()
  const errorText = useErrorText()
  const { code, kind } = error
  const value = (error.value ?? {}) as Readonly<Record<string, unknown>>
  const told = figures.filter((name) => typeof value[name] === 'number')
  const isKnown = kind === 'refused' && isRefusalCode(code)
  const byCode = code === null ? undefined : (next[code] ?? (isKnown ? refusalSteps[code] : undefined))
  const step = stepToOtherWallet(value) ?? byCode
  return (
    <Root>
      <p dir="auto">{isKnown ? t(`refusal.code.${code}`) : errorText(error)}</p>
      {!isKnown && kind === 'refused' && code !== null && (
        <p>
          {t('refusal.codeName')} <Copyable text={code} label={t('refusal.copyCode')} />
        </p>
      )}
      {told.length > 0 && (
        <Facts>
          {told.map((name) => (
            <Fact key={name} name={t(`refusal.${figureName(name, error)}`)}>
              <Figure value={value[name] as number} unit={value['unit']} />
            </Fact>
          ))}
        </Facts>
      )}
      {step && (
        <Next action={step.action} $emphasis="normal">
          {t(step.label)}
        </Next>
      )}
    </Root>
  )
}

/** The same figures have other names for limits and for wallets. */
function figureName(name: (typeof figures)[number], { code, value }: GatewayError) {
  if (code !== null && ofWallets.has(code)) return walletFigures[name]
  return name === 'required' && typeof value === 'object' && value !== null && 'kind' in value ? 'limit' : name
}

const ofWallets: ReadonlySet<string> = new Set<RefusalCode>(['not_enough', 'not_enough_to_play', 'point_money_missing'])
const walletFigures = { required: 'required', reached: 'available', remaining: 'missing' } as const

/** An amount of money, unless the server names another unit. */
function Figure({ value, unit }: { value: number; unit: unknown }) {
  const format = useFormat()
  const text = useLimitText()
  if (unit === 'minutes') return text(unit, value)
  return unit === 'count' ? format.number(value) : <Amount amount={value} />
}

const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`

const Next = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  justify-self: start;
`
