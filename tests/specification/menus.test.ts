import { expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import type { Menu } from '@/contract/generated/merchant-types'

const { merchants, templates } = checkMerchants('merchants')
const menus = templates.find(({ code }) => code === 'base')!.config.menus

/** Where the entries of a menu lead, in their order. */
const leadTo = ({ items, order }: Menu) =>
  order.flatMap((name) => {
    const action = items[name]?.action
    return action === undefined ? [] : 'panel' in action ? action.panel : 'to' in action ? action.to : action.action
  })

it('a player has deposit and withdraw in the header, and records in the menu behind the avatar (1 §2)', () => {
  expect(leadTo(menus.playerHeader).toSorted()).toEqual(['deposit', 'withdraw'])
  const account = leadTo(menus.account)
  for (const panel of ['security-center', 'betting-record', 'account-record', 'agent-team-overview', 'signOut'])
    expect(account).toContain(panel)
})

it('the side menu leads an agent to the registration centre, others to the referral, and to the rebate (1 §2)', () => {
  const { items } = menus.playerSide
  expect(leadTo(menus.playerSide)).toEqual(['agent-registration-center', 'referral', 'manual-rebate'])
  expect(items['referPlayers']?.when).toEqual({ session: 'agent' })
  expect(JSON.stringify(items['referFriends']?.when)).toContain('{"promotion":"REFERRAL"}')
})

it('the agent centre has its twelve entries in order, four of them with their contracts (2 §2)', () => {
  expect(leadTo(menus.agentCentre)).toEqual([
    ...['agent-announcement', 'agent-team-overview', 'agent-registration-center', 'agent-team-management'],
    ...['agent-team-betting', 'agent-profit-loss', 'agent-income', 'agent-downline-transactions'],
    ...['agent-dividend-record', 'agent-daily-wages', 'agent-hourly-salary', 'agent-real-time-salary'],
  ])
  const asked = Object.values(menus.agentCentre.items).flatMap(({ when }) =>
    when !== undefined && 'contract' in when ? [when.contract] : [],
  )
  expect(asked.toSorted()).toEqual(['dailyWages', 'dividend', 'hourlySalary', 'realTimeSalary'])
})

it('no brand has points or agents where it does without them', () => {
  const derby = merchants.find(({ code }) => code === 'derby')!.config
  expect(leadTo(derby.menus.playerSide)).not.toContain('agent-registration-center')
  expect(leadTo(derby.menus.account)).not.toContain('agent-team-overview')
})

/** What the front says, in the words of 2 §1; other brands have words of their own. */
it.each(
  [...templates, ...merchants]
    .filter(({ code }) => code === 'base' || code === 'aurora')
    .map(({ code, texts }) => [code, texts] as const),
)('%s says what the document wants said', (_, texts) => {
  const said = (key: string) => texts.written('EN', key) ?? ''
  expect(said('footer.about')).toContain('live baccarat')
  expect(said('footer.affiliateText')).toContain('earn')
  expect(said('footer.responsibility')).toMatch(/over \{\{age\}\}.*risk/)
  expect(said('point-mall.noExpiry')).toBe('Points never expire.')
  expect([said('promotion-list.category.vip'), said('nav.referAndEarn'), said('nav.bettingBonus')]).toEqual([
    ...['VIP bonus', 'Refer and earn', 'Betting bonus'],
  ])
})
