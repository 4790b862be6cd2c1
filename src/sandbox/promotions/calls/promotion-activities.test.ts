import { expect, it } from 'vitest'
import type {
  ApplyPromotion,
  PromotionClaim,
  PromotionStates,
  RaffleClaim,
  RequestDeposit,
} from '@/contract/generated/gateway-types'
import { activityStatus, type Standing } from '@/sandbox/promotions/activity-status'
import { conforms, pointsGateway, untilFriday, type Answer } from '@/sandbox/test-gateway'

type Activity = PromotionStates['response']['items'][number]

const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], { type: 'image/png' })
const day = 86_400_000

async function signedIn() {
  const gateway = await pointsGateway()
  const signIn = async (username: string) => {
    const request = { username, password: 'Demo1234!', type: 'username' }
    return ((await gateway.call('login', { request })).value as { token: string }).token
  }
  const token = await signIn('demo_player')
  const states = async (as?: string) => {
    const { value } = await gateway.call('promotionStates', as === undefined ? {} : { token: as })
    expect(conforms('promotionStates', value)).toBe(true)
    return (value as PromotionStates['response']).items
  }
  const stateOf = async (id: string, as: string | null = token): Promise<Activity | undefined> =>
    (await states(as ?? undefined)).find((each) => each.id === id)
  const apply = async (promotionId: string, comment = '', pictures: readonly Blob[] = []) => {
    const body = new FormData()
    Object.entries({ promotionId, comment }).forEach(([name, value]) => body.append(name, value))
    pictures.forEach((picture) => body.append('images', picture, 'slip.png'))
    const headers = { merchant: 'plain', 'module-id': 'applyPromotion', token }
    const answer = await gateway.app.request('/wps/relay/MCS2_applyPromotion', { method: 'POST', headers, body })
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) }
  }
  const review = (id: string, on: boolean) =>
    gateway.panelAnswer('acts', 'POST', { merchant: 'plain', act: 'review-promotion', id, on, reason: 'Too blurred' })
  const numberOf = async (id: string) => (await stateOf(id))?.applied?.number ?? ''
  return { gateway, token, signIn, states, stateOf, apply, review, numberOf }
}

it('tells a visitor what is on, what is to come and what is over', async () => {
  const { states } = await signedIn()
  const told = new Map((await states()).map(({ id, status }) => [id, status]))
  expect(told.get('combined_bets')).toBe('process')
  expect(told.get('lantern_days')).toBe('comingSoon')
  expect(told.get('monsoon_cup')).toBe('closed')
})

it('takes an application once, with its pictures, and says what became of it', async () => {
  const { apply, stateOf, review, numberOf } = await signedIn()
  const answers = await Promise.all([1, 2].map(() => apply('combined_bets', ' Three of three ', [png, png])))
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
  expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'promotion_applied' })
  const told = answers.find(({ success }) => success)?.value as ApplyPromotion['response']
  expect(conforms('applyPromotion', told)).toBe(true)
  expect(told.activity).toMatchObject({
    status: 'applying',
    applied: { comment: 'Three of three', pictures: 2, reviewed: null },
  })
  expect((await review(await numberOf('combined_bets'), false)).status).toBe(200)
  expect(await stateOf('combined_bets')).toMatchObject({ status: 'rejected', applied: { reason: 'Too blurred' } })
  expect((await review(await numberOf('combined_bets'), true)).status).toBe(409)
  // A rejected application can be made again.
  expect((await apply('combined_bets')).success).toBe(true)
  expect((await review(await numberOf('combined_bets'), true)).status).toBe(200)
  expect(await stateOf('combined_bets')).toMatchObject({ status: 'issued', bonus: { amount: 200_000 } })
})

it('pays what was issued once, with its turnover, and leads to the receipt', async () => {
  const { gateway, token, apply, stateOf, review, numberOf } = await signedIn()
  const claim = (key: string) =>
    gateway.call('promotionClaim', { token, key, request: { promotionId: 'combined_bets' } })
  const balance = async () => ((await gateway.call('balance', { token })).value as { sumBalance: number }).sumBalance
  expect(await claim('early')).toMatchObject({ code: 'promotion_not_issued' })
  await apply('combined_bets')
  await review(await numberOf('combined_bets'), true)
  const before = await balance()
  const answers = await Promise.all([claim('one'), claim('one'), claim('two')])
  const paid = answers.filter(({ success }) => success).map(({ value }) => value as PromotionClaim['response'])
  expect(new Set(paid.map(({ number }) => number)).size).toBe(1)
  expect(conforms('promotionClaim', paid[0])).toBe(true)
  expect(paid[0]).toMatchObject({ amount: 200_000, turnover: 600_000 })
  expect(await balance()).toBe(before + 200_000)
  expect(await stateOf('combined_bets')).toMatchObject({ status: 'claimed', receipt: paid[0]?.number })
  expect(await claim('three')).toMatchObject({ code: 'reward_claimed' })
  const bonuses = await gateway.call('bonusRecord', {
    token,
    request: { from: '2026-01-01', to: '2026-01-01', pageNo: 1, pageSize: 20, state: 'wagering' },
  })
  expect(bonuses.value).toMatchObject({
    items: [{ source: 'promotion', title: 'More for combined bets', amount: 200_000, required: 600_000 }],
  })
})

it('has whoever may invite friends take part from the first day, with nothing to apply for', async () => {
  const { gateway, signIn, apply, stateOf } = await signedIn()
  await gateway.panel('settings', 'PUT', { merchant: 'plain', promotions: { REFERRAL: true } })
  const bonus = { amount: 50_000, turnover: 50_000 }
  const alone = await signIn('demo_vip')
  expect(await stateOf('REFERRAL', alone)).toMatchObject({ way: 'reward', status: 'joined', bonus, unmet: [] })
  // Some friends of the demo player count.
  expect(await stateOf('REFERRAL')).toMatchObject({ status: 'issued' })
  expect((await apply('REFERRAL')).success).toBe(false)
})

it('says of one whose rewards wait what it is to the account, and does not let it be joined', async () => {
  const { gateway, token, signIn, stateOf, apply } = await signedIn()
  expect(await stateOf('seven_days', null)).toMatchObject({ way: 'reward', status: 'process', unmet: [] })
  expect(await stateOf('seven_days')).toMatchObject({ status: 'issued' })
  expect((await apply('seven_days')).success).toBe(false)
  await gateway.call('rewardClaim', { token, request: { rewardId: 'seven_days-1' }, key: 'claim-1' })
  expect(await stateOf('seven_days')).toMatchObject({ status: 'joined', taken: '2026-01-01T12:00:00.000Z' })
  expect(await stateOf('vip_month')).toMatchObject({ status: 'process', unmet: ['From rank 2: yours is 1'] })
  const vip = await signIn('demo_vip')
  const month = { rewardId: 'vip_month-2026-01' }
  expect(await stateOf('vip_month', vip)).toMatchObject({ status: 'issued' })
  await gateway.call('rewardClaim', { token: vip, request: month, key: 'claim-2' })
  const claimed = await stateOf('vip_month', vip)
  expect(claimed).toMatchObject({ status: 'claimed', taken: '2026-01-01T12:00:00.000Z' })
  const { value } = await gateway.call('moneyReceipt', { token: vip, request: { number: claimed?.receipt ?? '' } })
  expect(value).toMatchObject({ kind: 'points', amount: 120_000 })
  gateway.pass(8 * day)
  const later = await signIn('demo_first')
  expect(await stateOf('seven_days', later)).toMatchObject({
    status: 'process',
    unmet: ['Within 7 days of registering: it is day 9'],
    forGood: true,
  })
})

it('goes by the clock: what was to come can be joined, and what is over cannot', async () => {
  const { gateway, apply, stateOf } = await signedIn()
  expect(await apply('lantern_days')).toMatchObject({ code: 'promotion_coming' })
  expect(await apply('monsoon_cup')).toMatchObject({ code: 'promotion_closed' })
  await gateway.panel('clock', 'PUT', { advance: (13 * day) / 1000 })
  expect((await stateOf('lantern_days', null))?.status).toBe('process')
  await gateway.panel('clock', 'PUT', { advance: (15 * day) / 1000 })
  expect((await stateOf('lantern_days', null))?.status).toBe('closed')
})

it('draws the raffle that the reward centre has, from its promotion too', async () => {
  const { gateway, token, stateOf } = await signedIn()
  const before = await stateOf('weekly_raffle')
  expect(['joined', 'issued']).toContain(before?.status)
  if (before?.status !== 'issued') return
  const request = { promotionId: before.raffle }
  const drawn = await gateway.call('raffleClaim', { token, key: 'draw', request })
  const { number } = drawn.value as RaffleClaim['response']
  expect(await stateOf('weekly_raffle')).toMatchObject({ status: 'claimed', receipt: number })
})

it('counts a comment as people do', async () => {
  const { apply } = await signedIn()
  const family = '👨‍👩‍👧‍👦'
  expect(await apply('combined_bets', family.repeat(141))).toMatchObject({
    code: 'comment_long',
    value: { field: 'comment' },
  })
  expect((await apply('combined_bets', family.repeat(140))).success).toBe(true)
})

const on: Standing = { now: 10, starts: 5, ends: 20, applied: undefined, isClaimed: false, raffle: undefined }

it.each<[string, Partial<Standing>, Activity['status']]>([
  ['begins later', { now: 4 }, 'comingSoon'],
  ['is on', {}, 'process'],
  ['is over', { now: 20 }, 'closed'],
  ['was joined', { applied: { status: 'joined' } }, 'joined'],
  ['was joined and is over', { applied: { status: 'joined' }, now: 20 }, 'closed'],
  ['is applied for', { applied: { status: 'applying' }, now: 20 }, 'applying'],
  ['was turned down', { applied: { status: 'rejected' } }, 'rejected'],
  ['was turned down and is over', { applied: { status: 'rejected' }, now: 20 }, 'closed'],
  ['has something to claim', { applied: { status: 'issued' }, now: 30 }, 'issued'],
  ['was claimed', { applied: { status: 'issued' }, isClaimed: true, now: 30 }, 'claimed'],
  ['can be drawn', { raffle: 'available' }, 'issued'],
])('a promotion that %s says so', (_, more, status) => expect(activityStatus({ ...on, ...more })).toBe(status))

it('is taken with a deposit, says why it is not for an account, and when it was used', async () => {
  const { gateway, token, signIn, stateOf, apply } = await signedIn()
  expect(await stateOf('first_deposit')).toMatchObject({
    way: 'deposit',
    status: 'process',
    taken: null,
    forGood: true,
  })
  expect((await stateOf('first_deposit'))?.unmet[0]).toMatch(/^For your first deposit only: you have made \d+$/)
  expect(await stateOf('friday_reload')).toMatchObject({ unmet: ['On Fridays: today is Thursday'], forGood: false })
  expect(await apply('friday_reload')).toMatchObject({ code: 'promotion_with_deposit' })
  gateway.pass(untilFriday)
  expect(await stateOf('friday_reload')).toMatchObject({ status: 'process', unmet: [] })
  const request = { method: 'bank', amount: 200_000, promotion: 'friday_reload' }
  const { value } = await gateway.call('requestDeposit', { token, request, key: 'friday' })
  expect(await stateOf('friday_reload')).toMatchObject({ status: 'joined', unmet: [] })
  const { number } = (value as RequestDeposit['response']).deposit
  await gateway.panel('acts', 'POST', { merchant: 'plain', act: 'approve-deposit', id: number })
  const booked = await stateOf('friday_reload')
  expect(booked).toMatchObject({ status: 'claimed', taken: '2026-01-01T18:00:00.000Z' })
  const { value: receipt } = await gateway.call('moneyReceipt', { token, request: { number: booked?.receipt ?? '' } })
  expect(receipt).toMatchObject({ kind: 'promotion', amount: 40_000 })
  gateway.pass(day)
  const later = await signIn('demo_player')
  expect(await stateOf('friday_reload', later)).toMatchObject({ unmet: ['On Fridays: today is Saturday'] })
})
