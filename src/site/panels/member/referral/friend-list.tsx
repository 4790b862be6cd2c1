import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import { useStatement } from '@/site/elements/use-statement'
import type { Referral } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { Paginator } from '@/site/ui/paginator'

type Answer = Referral['response']

interface FriendListProps {
  readonly data: Answer
  readonly pageNo: number
  readonly onPage: (no: number) => void
}

/** The friends who have registered. For those who do not count yet, it says what is missing. */
export function FriendList({ data: { friends, rules, totalPages }, pageNo, onPage }: FriendListProps) {
  const t = useText()
  const format = useFormat()
  const statement = useStatement()
  const { currency } = useSite().site
  const amount = (value: number) => format.amount(value, currency)
  const why = ({ state, firstDeposit, validBet }: Answer['friends'][number]) =>
    t(`referral.state.${state}`, {
      least: amount(rules.firstDeposit),
      deposit: amount(firstDeposit ?? 0),
      missing: amount(Math.max(0, rules.validBet - validBet)),
    })
  if (friends.length === 0) return <EmptyState icon="users" text={t('referral.none')} />
  return (
    <>
      <List>
        {friends.map((friend, at) => (
          <li key={`${friend.time} ${at}`}>
            <div>
              <bdi>{friend.account}</bdi>
              <small>{statement.day(friend.time)}</small>
            </div>
            <div>
              {friend.firstDeposit !== null && (
                <small>{t('referral.firstDeposit', { amount: amount(friend.firstDeposit) })}</small>
              )}
              <span data-state={friend.state}>{why(friend)}</span>
            </div>
          </li>
        ))}
      </List>
      <Paginator label={t('referral.pages')} page={pageNo} pages={totalPages} onSelect={onPage} />
    </>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    justify-content: space-between;
    padding-block: 0.7rem;
  }

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }

  > li > div {
    display: grid;
    gap: 0.15rem;
    min-inline-size: 0;
    text-wrap: pretty;
  }

  small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  [data-state='qualified'] {
    color: var(--color-success);
  }
`
