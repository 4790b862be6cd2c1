import { runsOf } from '@tests/extent'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contractMembers } from '@/contract/endpoints/contract-members'
import { rateIn } from '@/contract/money/contract-rates'
import type { Term } from './contract-terms'
import { offerTerms } from './offer-terms'
import type { Account } from '@/sandbox/call/account'
import { openServices } from '@/sandbox/open-services'
import { RateAboveError } from './answer-contract'

const kind = 'dividend'
const [name] = contractMembers[kind]
/** Index of each person's upline. The first one has none in the sandbox. */
const tree = [undefined, 0, 0, 1, 1, 3]

const acts = fc.record({
  who: fc.nat(tree.length - 1),
  act: fc.constantFrom('offer', 'accept', 'accept', 'reject', 'end'),
  rates: fc.dictionary(
    fc.constantFrom('daily', 'weekly'),
    fc.integer({ min: 1, max: 9 }).map((tenths) => tenths / 10),
    {
      minKeys: 1,
    },
  ),
})

it('lets no contract stand above the one that it stands on, whatever is offered, agreed to and ended', async () => {
  const { services, database } = await openServices(':memory:', () => Date.UTC(2026, 0, 1))
  const accounts: Account[] = []
  for (const [place, above] of tree.entries()) {
    const upline = above === undefined ? null : (accounts[above]?.id ?? null)
    const made = await services.accounts.create('plain', { account: `agent${place}`, type: 41, upline })
    if (made === undefined) throw new Error('the account was not made')
    accounts.push(made)
  }
  const termsOf = async ({ id }: Account) => (await services.contracts.of(id))[name]?.terms ?? []
  let key = 0
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 12 }), async (steps) => {
      await database.write(['DELETE FROM contracts', 'DELETE FROM contract_answers', 'DELETE FROM contract_terms'])
      for (const { who, act, rates } of steps) {
        const account = accounts[who] as Account
        if (act === 'offer') await offer(account, rates)
        else if (act === 'end') await end(account)
        else await answer(account, act)
      }
      const agreed: (readonly Term[])[] = []
      for (const account of accounts) {
        const terms = await termsOf(account)
        const held = await services.contracts.heldTerms(account.id, kind)
        expect(held.filter(({ until }) => until === null).length).toBe(terms.length > 0 ? 1 : 0)
        agreed.push(terms)
      }
      for (const period of ['daily', 'weekly'])
        for (const [place, above] of tree.entries())
          if (above !== undefined)
            expect(rateIn(agreed[place] ?? [], period)).toBeLessThanOrEqual(rateIn(agreed[above] ?? [], period))
    }),
    { numRuns: runsOf(2000) },
  )

  async function offer(account: Account, rates: Record<string, number>) {
    const term = { periodValidBet: 0, periodProfitLoss: 0, activeMembers: 0, betAmount: 0 }
    const terms = Object.entries(rates).map(([period, rate]) => ({ ...term, period: period as Term['period'], rate }))
    await offerTerms(services, { account, kind, from: 'above' }, terms)
  }

  async function end(account: Account) {
    const inForce = (await services.contracts.of(account.id))[name]
    if (inForce === null) return
    const request = { asks: 'termination', from: 'above', since: inForce.since, terms: inForce.terms } as const
    await services.contracts.ask('plain', account.id, kind, request)
  }

  async function answer({ id, upline }: Account, act: 'accept' | 'reject') {
    const intent = { key: `key-${key++}`, call: 'dividendClaim', request: { act } } as const
    const told = { title: 'Ended', content: 'It has ended.', time: Date.UTC(2026, 0, 1) + key }
    await services.contracts
      .answer({
        merchant: 'plain',
        account: id,
        upline,
        kind,
        act,
        intent,
        told,
        answered: { offer: told, termination: told },
      })
      .catch((error: unknown) => {
        if (!(error instanceof RateAboveError)) throw error
      })
  }
}, 60_000)
