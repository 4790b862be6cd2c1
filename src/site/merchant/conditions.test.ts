import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition } from '@/contract/generated/merchant-types'
import { conditionHolds, isAbout, type ConditionFacts } from './conditions'

const facts = (changes: Partial<ConditionFacts> = {}): ConditionFacts => ({
  role: 'guest',
  hasFeature: (modId) => modId === 'FREEPLAY3',
  hasPromotion: (code) => code === 'REFERRAL',
  hasCategory: (category) => category === 'LIVE',
  hasContract: (kind) => kind === 'dividend',
  wallet: 'single',
  toUpline: undefined,
  ...changes,
})

const conditions = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ feature: fc.constantFrom('FREEPLAY3', 'PTSYS3') }),
    fc.record({ session: fc.constantFrom('guest' as const, 'member' as const, 'agent' as const, 'trial' as const) }),
    fc.record({ promotion: fc.constantFrom('REFERRAL', 'OTHER') }),
    fc.record({ category: fc.constantFrom('LIVE' as const, 'PVP' as const) }),
    fc.record({ contract: fc.constantFrom('dividend' as const, 'hourlySalary' as const) }),
    fc.record({ wallet: fc.constantFrom('single' as const, 'separate' as const) }),
    fc.record({ toUpline: fc.boolean() }),
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
})).condition

describe('a condition', () => {
  it('holds when there is none', () => expect(conditionHolds(undefined, facts())).toBe(true))
  it('asks for a feature', () => {
    expect(conditionHolds({ feature: 'FREEPLAY3' }, facts())).toBe(true)
    expect(conditionHolds({ feature: 'PTSYS3' }, facts())).toBe(false)
  })
  it('asks for a promotion', () => expect(conditionHolds({ promotion: 'REFERRAL' }, facts())).toBe(true))
  it('asks for a category that has vendors', () => {
    expect(conditionHolds({ category: 'LIVE' }, facts())).toBe(true)
    expect(conditionHolds({ category: 'PVP' }, facts())).toBe(false)
  })
  it('asks for a contract of a kind', () => {
    expect(conditionHolds({ contract: 'dividend' }, facts())).toBe(true)
    expect(conditionHolds({ contract: 'dailyWages' }, facts())).toBe(false)
  })
  it('asks for the kind of wallet, and holds for none that is not known yet', () => {
    expect(conditionHolds({ wallet: 'single' }, facts())).toBe(true)
    expect(conditionHolds({ wallet: 'separate' }, facts())).toBe(false)
    expect(conditionHolds({ wallet: 'single' }, facts({ wallet: undefined }))).toBe(false)
  })
  it('asks whether the account may transfer to its upline, and holds neither way while that is not known', () => {
    expect(conditionHolds({ toUpline: true }, facts({ toUpline: true }))).toBe(true)
    expect(conditionHolds({ toUpline: false }, facts({ toUpline: true }))).toBe(false)
    expect([true, false].map((toUpline) => conditionHolds({ toUpline }, facts()))).toEqual([false, false])
  })
  it('counts an agent as a member, and a trial account not', () => {
    expect(conditionHolds({ session: 'member' }, facts({ role: 'agent' }))).toBe(true)
    expect(conditionHolds({ session: 'agent' }, facts({ role: 'member' }))).toBe(false)
    expect(conditionHolds({ session: 'member' }, facts({ role: 'trial' }))).toBe(false)
  })
  it('obeys the laws of De Morgan, whatever is nested', () => {
    fc.assert(
      fc.property(fc.array(conditions, { minLength: 1, maxLength: 4 }), (list) => {
        const notAll = conditionHolds({ not: { all: list } }, facts())
        const anyNot = conditionHolds({ any: list.map((each) => ({ not: each })) }, facts())
        expect(notAll).toBe(anyNot)
      }),
    )
  })
})

it('is about what it names, at any depth, and about nothing else', () => {
  const nested: Condition = { any: [{ session: 'guest' }, { not: { all: [{ contract: 'dividend' }] } }] }
  expect(isAbout('contract', [undefined, nested])).toBe(true)
  expect(isAbout('wallet', [undefined, nested])).toBe(false)
})

describe('the condition of the referral entry', () => {
  const referral: Condition = {
    any: [{ session: 'agent' }, { all: [{ not: { session: 'guest' } }, { promotion: 'REFERRAL' }] }],
  }
  const off = { hasPromotion: () => false }
  it('holds for agents, and for who is signed in while the promotion is on', () => {
    expect(conditionHolds(referral, facts({ role: 'agent', ...off }))).toBe(true)
    expect(conditionHolds(referral, facts({ role: 'member' }))).toBe(true)
    expect(conditionHolds(referral, facts({ role: 'member', ...off }))).toBe(false)
    expect(conditionHolds(referral, facts())).toBe(false)
  })
})
