import type { CashPort } from '@/sandbox/cash/port/cash-port'
import { depositMethods } from '@/sandbox/cash/port/deposit-methods'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { MemberTransactions } from '@/contract/generated/gateway-types'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { playedTitle } from '@/sandbox/games/port/played-title'
import { said } from '@/sandbox/texts/spoken'

type Page = MemberTransactions['response']
type Line = Page['items'][number]
type Subject = Pick<Line, 'name' | 'about'>
type Call = GatewayCall<unknown, CashPort & LedgerPort & RewardsPort>

/** Adds to lines of money what each belongs to: the bet with its game, the deposit, the withdrawal, the bonus. */
export async function withSubjects(call: Call, account: Account, page: Page): Promise<Page> {
  const bonuses = await bonusSubjects(call, account)
  const others = new Map([...(await betSubjects(call, account, page)), ...(await cashSubjects(call, account))])
  const subjectOf = ({ number, reference }: Line) => bonuses.get(number) ?? others.get(reference ?? '')
  return { ...page, items: page.items.map((line) => ({ ...line, name: null, about: null, ...subjectOf(line) })) }
}

async function betSubjects({ services, texts }: Call, { id }: Account, { items }: Page) {
  const bets = await services.ledger.namedBets(
    id,
    items.flatMap(({ reference }) => reference ?? []),
  )
  return bets.map(({ number, time, ...bet }): [string, Subject] => [
    number,
    { name: playedTitle(bet, texts), about: subject('bet', number, time) },
  ])
}

/** Requests that their panels still list: older ones have their receipts alone. */
async function cashSubjects({ services, texts }: Call, { id, merchant }: Account) {
  const deposits = (await services.deposits.of(merchant, id)).map(({ number, method, created }): [string, Subject] => {
    const known = depositMethods.find((each) => each.id === method)
    const name = known === undefined ? method : said(known.name, texts.spoken)
    return [number, { name, about: subject('deposit', number, created) }]
  })
  const withdrawals = (await services.withdrawals.of(merchant, id)).map(
    ({ number, payout, created }): [string, Subject] => [
      number,
      { name: payout.name, about: subject('withdrawal', number, created) },
    ],
  )
  return [...deposits, ...withdrawals]
}

/** By the number of the receipt: a deposit and its bonus have one reference. */
async function bonusSubjects({ services, texts }: Call, { id: account }: Account): Promise<Map<string, Subject>> {
  const bonuses = await services.claims.bonusesOf(account)
  return new Map(
    bonuses.map(({ id, source, title, time, entry }) => [
      entry,
      // What a rebate is called is what its line already is.
      { name: source === 'rebate' ? null : title(texts.spoken), about: subject('bonus', id, time) },
    ]),
  )
}

const subject = (kind: string, id: string, time: number): NonNullable<Line['about']> => ({
  kind,
  id,
  time: new Date(time).toISOString(),
})
