import { styled } from 'styled-components'
import type { GatewayError } from '@/gateway/gateway-error'
import { useErrorText } from '@/gateway/error-text'
import type { Action, TextKey } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { buttonLook, type ButtonLook } from '@/ui/button-look'
import { ActionTarget } from './action-target'
import { Amount } from './amount'
import { Fact, Facts } from './fact'

/** What can be done next about a refusal, by its code. */
export interface NextStep {
  readonly label: TextKey
  readonly action: Action
}

interface RefusalToldProps {
  readonly error: GatewayError
  readonly next?: Readonly<Record<string, NextStep>>
}

const figures = ['required', 'reached', 'remaining'] as const

/** Why the server said no: its sentence, what is missing in figures, and the one thing to do next. */
export function RefusalTold({ error, next = {} }: RefusalToldProps) {
  const t = useText()
  const errorText = useErrorText()
  const value = (error.value ?? {}) as Readonly<Record<string, unknown>>
  const told = figures.filter((name) => typeof value[name] === 'number')
  const step = error.code == null ? undefined : next[error.code]
  return (
    <Whole>
      <p>{errorText(error)}</p>
      {told.length > 0 && (
        <Facts>
          {told.map((name) => (
            <Fact key={name} name={t(`refusal.${name}`)}>
              <Amount amount={value[name] as number} />
            </Fact>
          ))}
        </Facts>
      )}
      {step !== undefined && (
        <Next action={step.action} $emphasis="normal">
          {t(step.label)}
        </Next>
      )}
    </Whole>
  )
}

const Whole = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`

const Next = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  justify-self: start;
`
