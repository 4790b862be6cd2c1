import { styled } from 'styled-components'
import type { Action } from '@/contract/generated/merchant-types'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { ActionTarget } from '@/site/elements/action-target'
import { Amount } from '@/site/elements/amount'
import { StateMark, type Standing } from '@/site/elements/state-mark'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { useStatement } from '@/site/elements/use-statement'

interface CashListProps {
  readonly title: string
  /** `created` in ISO 8601. */
  readonly items: readonly {
    readonly number: string
    readonly name: string
    readonly amount: number
    readonly state: string
    readonly standing: Standing
    readonly created: string
  }[]
  /** Link to the record with older ones. */
  readonly record?: { readonly label: string; readonly action: Action } | undefined
  readonly onShow: (number: string) => void
}

/**
 * The latest deposits or withdrawals; a press shows the details of one. When there are none, only the link to older
 * ones is shown.
 */
export function CashList({ title, items, record, onShow }: CashListProps) {
  const statement = useStatement()
  const toRecord = record !== undefined && (
    <ToRecord action={record.action} $emphasis="quiet">
      {record.label}
    </ToRecord>
  )
  if (items.length === 0) return toRecord
  return (
    <PanelSection title={title}>
      <List>
        {items.map(({ number, name, amount, state, standing, created }) => (
          <li key={number}>
            <button type="button" onClick={() => onShow(number)}>
              <span>
                <strong dir="auto">{name}</strong>
                <small>{statement.whole(created)}</small>
              </span>
              <span>
                <Amount amount={amount} />
                <small>
                  <StateMark standing={standing} />
                  {state}
                </small>
              </span>
            </button>
          </li>
        ))}
      </List>
      {toRecord}
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
