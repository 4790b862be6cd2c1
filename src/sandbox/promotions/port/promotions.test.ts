import { describe, expect, it } from 'vitest'
import type { Notices } from '@/contract/generated/gateway-types'
import { drawings } from '@/sandbox/art/art-files'
import { conforms, pointsGateway, testGateway, type TestGateway } from '@/sandbox/test-gateway'
import { promotionArticle } from '@/sandbox/texts/promotions/promotion-article'
import type { Gift, PromotionPlan, RewardingPlan } from '@/sandbox/texts/promotions/promotion-plan'
import { promotionSeeds } from '@/sandbox/texts/promotions/promotion-seeds'

const request = { types: 'PR', platform: 'W', execution: 'B' }

async function promotionsOf(gateway: TestGateway, language = 'EN') {
  const { value } = await gateway.call('notices', { request, language })
  expect(conforms('notices', value)).toBe(true)
  return (value as Required<Notices['response']>).promotion
}

describe('promotions', () => {
  it('are thirteen, three of them for new players and those first', async () => {
    const promotions = await promotionsOf(await pointsGateway())
    expect(promotions).toHaveLength(13)
    expect(promotions.map(({ category }) => category)).toEqual([
      ...[
        'new_player',
        'new_player',
        'new_player',
        'deposit',
        'cashback',
        'slots',
        'sports',
        'live',
        'vip',
        'referral',
        'raffle',
        'season',
        'season',
      ],
    ])
  })

  it('tell in the language of the call what they are, with a picture, headings and lists', async () => {
    const [first] = await promotionsOf(await testGateway(), 'VI')
    expect(first).toMatchObject({
      id: 'first_deposit',
      title: 'Nhân đôi lần nạp đầu',
      image: '/wps/art/plain/promotion-first-deposit.svg',
      starts: null,
      ends: null,
    })
    expect(first?.content).toMatch(/^<p>.*<\/p><h3>.*<\/h3><ul><li>/)
  })

  it('run now, whole days of the merchant, those that have days to run, but for one to come and one that is over', async () => {
    const all = await promotionsOf(await testGateway())
    const promotions = all.filter(({ category }) => category !== 'season')
    const now = '2026-01-01T12:00:00.000Z'
    for (const { starts, ends } of promotions) {
      if (typeof starts === 'string') expect(starts < now).toBe(true)
      if (typeof ends === 'string') expect(ends > now).toBe(true)
    }
    expect(promotions.find(({ id }) => id === 'lucky_hands')).toMatchObject({
      starts: '2025-12-24T17:00:00.000Z',
      ends: '2026-01-24T16:59:59.000Z',
    })
  })

  it('follow the settings: the referral is there while it is on, the others until they are switched off', async () => {
    const gateway = await pointsGateway()
    await gateway.panel('settings', 'PUT', { merchant: 'plain', promotions: { REFERRAL: false, slots_race: false } })
    const ids = (await promotionsOf(gateway)).map(({ id }) => id)
    expect(ids).toHaveLength(11)
    expect(ids).not.toContain('REFERRAL')
    expect(ids).not.toContain('slots_race')
  })

  it('say nothing of points where there are none, and follow the panel that switches them', async () => {
    const gateway = await testGateway()
    await gateway.panel('settings', 'PUT', { merchant: 'plain', features: { PTSYS3: 0 } })
    const promotions = await promotionsOf(gateway)
    expect(promotions.map(({ id }) => id)).toEqual([
      'first_deposit',
      'zalo_hello',
      'friday_reload',
      'weekly_cashback',
      'combined_bets',
      'lucky_hands',
      'REFERRAL',
      'weekly_raffle',
      'lantern_days',
      'monsoon_cup',
    ])
    expect(JSON.stringify(promotions)).not.toMatch(/points?\b/i)
  })
})

const merchant = { name: 'Plain', currency: { code: 'VND' }, timeZone: 'Asia/Ho_Chi_Minh' }
const spokenLanguages = ['en', 'vi', 'fil'] as const

describe.each(promotionSeeds.map((seed) => [seed.id, seed] as const))('the texts of %s', (id, seed) => {
  it('say as much in one language as in the other, under an id that settings can name', () => {
    const kinds = (lines: readonly string[]) => lines.map((line) => /^(## |- )?/.exec(line)?.[0])
    const [en, ...others] = spokenLanguages.map((spoken) => promotionArticle(merchant, spoken, seed).lines)
    for (const other of others) expect(kinds(other)).toEqual(kinds(en ?? []))
    expect(seed.picture in drawings).toBe(true)
    expect(id).toMatch(/^[A-Za-z0-9_]+$/)
  })

  it('have no figure but those of its plan, and name each of them', () => {
    for (const spoken of spokenLanguages) {
      const { title, summary, lines, terms = [] } = seed[spoken]
      expect([title, summary, ...lines, ...terms].filter((text) => /\d/.test(text))).toEqual([])
      const article = promotionArticle(merchant, spoken, seed)
      const shown = [article.title, article.summary, ...article.lines].join('\n')
      expect(shown).not.toMatch(/[{}]/)
      for (const figure of figuresIn(seed.plan)) expect(shown.replaceAll(/[.,\s]/g, '')).toContain(figure)
      expect(article.lines.join('\n')).toContain(article.terms.map((term) => `- ${term}`).join('\n'))
    }
  })
})

it('read from the right in Arabic, with figures that keep their signs where they stand', () => {
  const seed = promotionSeeds.find(({ id }) => id === 'friday_reload')
  if (seed === undefined) throw new Error('no friday_reload')
  const { title, summary } = promotionArticle({ ...merchant, currency: { code: 'USD' } }, 'ar', seed)
  expect(title).toMatch(/^\u200f\u2066[\d٠-٩]+%\u2069 /)
  expect(summary).toMatch(/\u2066[\d,]+\u00a0US\$\u2069/)
})

/** The digits of each figure that a plan judges or pays by, in units of the currency. */
function figuresIn(plan: PromotionPlan): string[] {
  switch (plan.way) {
    case 'deposit': {
      const asked = plan.asks.flatMap((each) =>
        'required' in each && each.what !== 'weekday' ? [String(each.required)] : [],
      )
      return [...asked, `${plan.rate * 100}%`, ...[plan.min / 100, plan.most / 100, plan.times].map(String)]
    }
    case 'application':
      return [plan.amount / 100, plan.times].map(String)
    case 'reward':
      return rewardFiguresIn(plan)
    case 'raffle':
    case 'join':
      return []
  }
}

function rewardFiguresIn(plan: RewardingPlan): string[] {
  const gifts = (lines: readonly { readonly gift: Gift }[]) =>
    lines.map(({ gift }) => String('points' in gift ? gift.points / 100 : gift.spins))
  switch (plan.of) {
    case 'day':
      return [...gifts(plan.gifts), ...[plan.days, plan.times].map(String)]
    case 'month':
      return [...gifts(plan.ranks), ...plan.ranks.map(({ rank }) => String(rank)), String(plan.days)]
    case 'cashback':
      // Separators are taken out of what is shown.
      return [...plan.ranks.map(({ share }) => `${String(share * 100).replace('.', '')}%`), String(plan.times)]
    case 'race':
      return [...gifts(plan.places), ...plan.places.map(({ to }) => String(to))]
    case 'playedDay':
      return [plan.amount / 100, plan.rounds, plan.times].map(String)
    case 'friend':
      return [plan.firstDeposit / 100, plan.validBet / 100, plan.amount / 100, plan.times, plan.most].map(String)
  }
}
