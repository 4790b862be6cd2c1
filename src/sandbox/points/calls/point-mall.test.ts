import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type {
  ConvertPoints,
  MemberTransactions,
  PointRewards,
  RedeemList,
  RedeemReward,
} from '@/contract/generated/gateway-types'
import { drawings } from '@/sandbox/art/art-files'
import { pointPlans, pointRatio } from '@/sandbox/points/point-plans'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'
import { runsOf } from '@tests/extent'

const withPoints = {
  ...plainMerchant,
  settings: { ...plainMerchant.settings, features: { ...plainMerchant.settings.features, PTSYS3: 1 as const } },
}
const password = '246810'
const address = { name: 'Thu Trang', mobile: '901000001', address: '12 Lê Lợi, Huế' }

async function mall(merchant = withPoints) {
  const gateway = await testGateway([merchant])
  const signIn = async (username: string) => {
    const request = { username, password: 'Demo1234!', type: 'username' }
    return ((await gateway.call('login', { request })).value as { token: string }).token
  }
  const token = await signIn('demo_vip')
  let keys = 0
  const redeem = (rewardId: string, quantity = 1, more: { as?: string; key?: string; password?: string } = {}) =>
    gateway.call('redeemReward', {
      token: more.as ?? token,
      key: more.key ?? `redeem-${(keys += 1)}`,
      request: { rewardId, quantity, password: more.password ?? password, address },
    })
  const convert = (points: number, key = `convert-${(keys += 1)}`) =>
    gateway.call('convertPoints', { token, key, request: { points, password } })
  const pointsOf = async (as = token) =>
    ((await gateway.call('pointBalance', { token: as })).value as { balance: number }).balance
  const moneyOf = async (as = token) =>
    ((await gateway.call('balance', { token: as })).value as { sumBalance: number }).sumBalance
  const rewards = async (more: object = {}, as = token) => {
    const { value } = await gateway.call('pointRewards', { token: as, request: { pageNo: 1, pageSize: 100, ...more } })
    expect(conforms('pointRewards', value)).toBe(true)
    return (value as PointRewards['response']).content
  }
  const list = async (as = token) => {
    const { value } = await gateway.call('redeemList', { token: as, request: { pageNo: 1, pageSize: 100 } })
    expect(conforms('redeemList', value)).toBe(true)
    return (value as RedeemList['response']).content
  }
  const lines = async () => {
    const request = { from: '2026-01-01', to: '2026-01-01', wallet: 'POINTS', pageNo: 1, pageSize: 50 }
    const { value } = await gateway.call('memberTransactions', { token, request })
    expect(conforms('memberTransactions', value)).toBe(true)
    return (value as MemberTransactions['response']).items
  }
  const review = (id: string, on: boolean) =>
    gateway.panelAnswer('acts', 'POST', { merchant: 'plain', act: 'review-redemption', id, on, reason: 'Out of reach' })
  return { gateway, token, signIn, redeem, convert, pointsOf, moneyOf, rewards, list, lines, review }
}

const sumOf = async (gateway: TestGateway) => (await gateway.panel<{ sum: number }>('ledger?merchant=plain')).sum
const priceOf = (id: string) => pointPlans.find((plan) => plan.id === id)?.points ?? 0

describe('the point mall', () => {
  it('says what there is, what it costs, and what the account lacks for it', async () => {
    const { rewards, pointsOf, signIn } = await mall()
    const as = await signIn('demo_player')
    const points = await pointsOf(as)
    const dear = (await rewards({}, as)).find(({ id }) => id === 'phone')
    expect(dear).toMatchObject({ type: 'gift', stock: 1, missing: { points: priceOf('phone') - points, amount: 0 } })
    const near = await rewards({ withinReach: true, to: 5_000 }, as)
    expect(near.length).toBeGreaterThan(0)
    for (const reward of near) expect(reward.points).toBeLessThanOrEqual(Math.min(points, 5_000))
    expect((await rewards({ type: 'voucher' })).map(({ type }) => type)).toEqual(['voucher', 'voucher'])
  })

  it('takes points and money once however often it is asked, and puts them on the record', async () => {
    const { gateway, redeem, pointsOf, moneyOf, list, lines } = await mall()
    const before = [await pointsOf(), await moneyOf()] as const
    const answers = await Promise.all([1, 2, 3].map(() => redeem('cards', 2, { key: 'one' })))
    const [first] = answers
    expect(conforms('redeemReward', first?.value)).toBe(true)
    expect(answers.map(({ value }) => value)).toEqual([first?.value, first?.value, first?.value])
    const told = first?.value as RedeemReward['response']
    expect(told).toMatchObject({ points: 12_000, balance: before[0] - 12_000, status: 'process' })
    expect([await pointsOf(), await moneyOf()]).toEqual([before[0] - 12_000, before[1] - 50_000])
    expect(await list()).toMatchObject([{ number: told.number, quantity: 2, amount: 50_000, status: 'process' }])
    expect((await lines())[0]).toMatchObject({
      ...{ kind: 'redeem', wallet: 'POINTS', amount: -12_000, balanceAfter: told.balance, money: -50_000 },
      ...{ name: 'Playing cards with a gold edge', quantity: 2, status: 'process' },
    })
    expect((await redeem('cards', 1, { key: 'one' })).status).toBe(422)
    expect(await sumOf(gateway)).toBe(0)
  })

  it('gives the last piece to one of two who take it at once', async () => {
    const { gateway, signIn, redeem, pointsOf, rewards, list, token } = await mall()
    const other = await signIn('demo_player')
    const [before, otherBefore] = [await pointsOf(), await pointsOf(other)]
    // Both players can afford the last cup.
    const all = (await rewards()).find(({ id }) => id === 'cup')?.stock ?? 0
    for (let left = all - 1; left > 0; left -= 15) await redeem('cup', Math.min(15, left))
    expect((await rewards()).find(({ id }) => id === 'cup')?.stock).toBe(1)
    const paid = before - (await pointsOf())
    const answers = await Promise.all([redeem('cup'), redeem('cup', 1, { as: other })])
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
    expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'point_stock_gone', status: 200 })
    const spent = before - paid - (await pointsOf()) + otherBefore - (await pointsOf(other))
    expect(spent).toBe(priceOf('cup'))
    expect((await rewards()).find(({ id }) => id === 'cup')?.stock).toBe(0)
    expect((await list(token)).length + (await list(other)).length).toBe(Math.ceil((all - 1) / 15) + 1)
    expect(await sumOf(gateway)).toBe(0)
  })

  it('gives back exactly what a rejected redemption took, with a word, and once', async () => {
    const { gateway, redeem, review, pointsOf, moneyOf, rewards, list, lines } = await mall()
    const before = [await pointsOf(), await moneyOf(), (await rewards()).find(({ id }) => id === 'cards')?.stock]
    const { number } = (await redeem('cards', 3)).value as RedeemReward['response']
    expect((await review(number, false)).status).toBe(200)
    expect([await pointsOf(), await moneyOf(), (await rewards()).find(({ id }) => id === 'cards')?.stock]).toEqual(
      before,
    )
    const [told] = await list()
    expect(told).toMatchObject({ status: 'rejected', remark: 'Out of reach', reviewed: expect.any(String) as string })
    expect((await lines())[0]).toMatchObject({ kind: 'return', amount: 18_000, number: told?.endNumber, money: 75_000 })
    expect((await review(number, false)).status).toBe(200)
    expect((await review(number, true)).status).toBe(409)
    expect((await list())[0]?.status).toBe('rejected')
    expect(await pointsOf()).toBe(before[0])
    expect((await review('nothing', true)).status).toBe(404)
    expect(await sumOf(gateway)).toBe(0)
  })

  it('pays an approved bonus out, and sends an approved gift without moving anything more', async () => {
    const { redeem, review, moneyOf, list } = await mall()
    const before = await moneyOf()
    const bonus = (await redeem('bonus_20', 2)).value as RedeemReward['response']
    const gift = (await redeem('cup')).value as RedeemReward['response']
    await review(bonus.number, true)
    await review(gift.number, true)
    expect((await review(gift.number, false)).status).toBe(409)
    expect(await moneyOf()).toBe(before + 40_000)
    expect((await list()).map(({ status, endNumber }) => [status, endNumber !== null])).toEqual([
      ['approved', false],
      ['approved', true],
    ])
  })

  it.each([
    ['phone', 2, 'point_stock_less'],
    ['phone', 1, 'points_missing'],
    ['nothing', 1, 'point_reward_unknown'],
  ])('refuses %s × %d: %s', async (id, quantity, code) => {
    const { signIn, redeem, pointsOf } = await mall()
    const as = await signIn('demo_player')
    const before = await pointsOf(as)
    expect(await redeem(id, quantity, { as })).toMatchObject({ success: false, code })
    expect(await pointsOf(as)).toBe(before)
  })

  it('says where a password was wrong, and asks where a gift is to go', async () => {
    const { gateway, token, redeem } = await mall()
    const wrong = await redeem('cup', 1, { password: '111111' })
    expect(wrong).toMatchObject({ code: 'payment_password_wrong', value: { field: 'password' } })
    const request = { rewardId: 'cup', quantity: 1, password, address: { ...address, address: '  ' } }
    const nowhere = await gateway.call('redeemReward', { token, key: 'nowhere', request })
    expect(nowhere).toMatchObject({ code: 'point_address_missing', value: { field: 'address' } })
  })

  it('converts to what was said before, once, and within its limits', async () => {
    const { gateway, token, convert, pointsOf, moneyOf, lines } = await mall()
    const before = [await pointsOf(), await moneyOf()] as const
    const quoted = (await gateway.call('convertQuote', { token, request: { points: 2_500 } })).value
    expect(quoted).toEqual({ points: 2_500, amount: 25_000, pointsAfter: before[0] - 2_500 })
    const answers = await Promise.all([convert(2_500, 'one'), convert(2_500, 'one')])
    const told = answers[0].value as ConvertPoints['response']
    expect(conforms('convertPoints', told)).toBe(true)
    expect(answers[1].value).toEqual(told)
    expect([await pointsOf(), await moneyOf()]).toEqual([before[0] - 2_500, before[1] + 25_000])
    expect((await lines())[0]).toMatchObject({ kind: 'convert', amount: -2_500, money: 25_000 })
    const receipt = await gateway.call('moneyReceipt', { token, request: { number: told.receipt.number } })
    expect(receipt.value).toMatchObject({ unit: 'money', amount: 25_000 })
    expect(await convert(pointRatio.least - 1)).toMatchObject({
      ...{ code: 'points_limit', message: 'Convert 100 to 1,000,000 points at once' },
    })
    expect(await convert(pointRatio.most)).toMatchObject({ code: 'points_missing' })
    expect(await sumOf(gateway)).toBe(0)
  })

  it('is closed where there are no points, and to trial accounts', async () => {
    const closed = await mall(plainMerchant as typeof withPoints)
    expect(await closed.redeem('cup')).toMatchObject({ code: 'points_off' })
    expect(await closed.convert(100)).toMatchObject({ code: 'points_off' })
    const { gateway, redeem } = await mall()
    const { value } = await gateway.call('freePlayLogin', {
      request: { os: 'Linux', platform: 'W', random: 'x', version: 3 },
    })
    expect(await redeem('cup', 1, { as: (value as { token: string }).token })).toMatchObject({
      code: 'need_true_account',
    })
  })
})

it.each(pointPlans.map(({ id, picture }) => [id, picture]))('%s has a picture', (_, picture) =>
  expect(drawings).toHaveProperty(picture),
)

it('conserves points and money, and never sells what is not there, whatever happens in which order', async () => {
  const { gateway, redeem, convert, review, pointsOf, moneyOf, rewards, list } = await mall()
  const before = { points: await pointsOf(), money: await moneyOf() }
  const redemption = fc.record({
    act: fc.constant('redeem' as const),
    id: fc.constantFrom('phone', 'headphones', 'cards', 'bonus_20'),
    quantity: fc.integer({ min: 1, max: 4 }),
    times: fc.integer({ min: 1, max: 3 }),
  })
  const conversion = fc.record({ act: fc.constant('convert' as const), points: fc.integer({ min: 1, max: 2_000 }) })
  const answer = fc.record({ act: fc.constant('review' as const), on: fc.boolean() })
  let converted = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(redemption, conversion, answer), { maxLength: 4 }), async (steps) => {
      for (const step of steps) {
        const open = (await list()).find(({ status }) => status === 'process')
        if (step.act === 'convert') converted += (await convert(step.points)).success ? step.points : 0
        else if (step.act === 'redeem')
          await Promise.all(Array.from({ length: step.times }, () => redeem(step.id, step.quantity)))
        else if (open !== undefined) await review(open.number, step.on)
      }
      const kept = (await list()).filter(({ status }) => status !== 'rejected')
      const shelf = await rewards()
      for (const { id, stock, name } of pointPlans) {
        if (stock === null) continue
        const sold = kept.filter((each) => each.name === name.en).reduce((sum, { quantity }) => sum + quantity, 0)
        expect(shelf.find((each) => each.id === id)?.stock).toBe(stock - sold)
        expect(sold).toBeLessThanOrEqual(stock)
      }
      const given = kept.reduce((sum, { points }) => sum + points, 0)
      expect(await pointsOf()).toBe(before.points - given - converted)
      const isPaid = ({ status, type }: (typeof kept)[number]) => status === 'approved' && type === 'bonus'
      const paid = kept.reduce((sum, each) => sum + each.amount - (isPaid(each) ? 20_000 * each.quantity : 0), 0)
      expect(await moneyOf()).toBe(before.money - paid + converted * 10)
      expect(await sumOf(gateway)).toBe(0)
    }),
    { numRuns: runsOf(25) },
  )
})
