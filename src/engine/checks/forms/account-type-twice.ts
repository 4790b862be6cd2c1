import { child, quote, type JsonValue } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const site = (trial: number): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "accountTypes": { "agent": [1, 2], "trial": [${trial}] } }`

export const accountTypeTwice: MerchantCheck = {
  code: 'account-type-twice',
  severity: 'error',
  docs: {
    what: 'An account type stands for agents and for trial accounts, or for one of them and for players, whose type is 0.',
    why: 'An account has one role: a trial account that opens the agent centre has no team and no money there.',
    bad: { 'site.json': site(2) },
    good: { 'site.json': site(4) },
  },
  inspect({ config }) {
    const types = child(config.site, 'accountTypes')
    const [agent, trial] = [child(types, 'agent'), child(types, 'trial')]
    return [...twice('agent', agent, trial), ...twice('trial', trial, [])]
  },
}

/** Account-type number of a player (src/sandbox/accounts/port/account-types.ts). */
const player = 0

function twice(role: string, types: JsonValue | undefined, others: JsonValue | undefined): FileFinding[] {
  if (!Array.isArray(types) || !Array.isArray(others)) return []
  return types.flatMap((type, index) => {
    if (type !== player && !others.includes(type)) return []
    const message = `${quote(type)} is ${type === player ? 'the type of players' : 'a trial account'} too`
    const place = { file: 'site', path: ['accountTypes', role, index], spot: 'value' } as const
    return [{ ...place, message, expected: 'a type of one role', received: quote(type) }]
  })
}
