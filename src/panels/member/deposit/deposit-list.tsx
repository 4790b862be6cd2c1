import { styled } from 'styled-components'
import { ActionTarget } from '@/elements/action-target'
import { Amount } from '@/elements/amount'
import { PanelSection } from '@/elements/panel-section'
import type { Deposit } from '@/gateway/deposits'
import type { Action } from '@/generated/merchant-types'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useWholeSite } from '@/site/site-context'
import { buttonLook, type ButtonLook } from '@/ui/button-look'

interface DepositListProps {
  readonly items: readonly Deposit[]
  readonly hasRecord: boolean
  readonly onShow: (number: string) => void
}

const toRecord: Action = {
  action: 'memberCentre',
  panel: 'account-record',
  query: { tab: 'deposits' },
}

/** The last requests; a press shows what became of one. */
export function DepositList({ items, hasRecord, onShow }: DepositListProps) {
  const t = useText()
  const format = useFormat()
  const { timeZone } = useWholeSite().site
  if (items.length === 0 && !hasRecord) return null
  return (
    <PanelSection title={t('deposit.latest')}>
      {items.length > 0 && (
        <List>
          {items.map(({ number, name, amount, state, created }) => (
            <li key={number}>
              <button type="button" onClick={() => onShow(number)}>
                <span>
                  <strong>{name}</strong>
                  <small>{format.statement(timeZone).whole(created)}</small>
                </span>
                <span>
                  <Amount amount={amount} />
                  <small data-state={state}>{t(`deposit.state.${state}`)}</small>
                </span>
              </button>
            </li>
          ))}
        </List>
      )}
      {hasRecord && (
        <ToRecord action={toRecord} $emphasis="quiet">
          {t('deposit.record')}
        </ToRecord>
      )}
    </PanelSection>
  )
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }

  button {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.6rem 0.2rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
  }

  button > span {
    display: grid;
    min-inline-size: 0;
  }

  button > span:last-child {
    text-align: end;
  }

  small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`

const ToRecord = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  justify-self: start;
`
