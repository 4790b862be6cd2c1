import { child } from '@/lib/json-value'
import type { MerchantCheck } from './merchant-check'

const site = (trial: number): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "accountTypes": { "agent": [1, 2], "trial": [${trial}] } }`

export const accountTypeTwice: MerchantCheck = {
  code: 'account-type-twice',
  severity: 'error',
  docs: {
    what: 'An account type stands for agents and for trial accounts.',
    why: 'An account has one role: a trial account that opens the agent centre has no team and no money there.',
    bad: { 'site.json': site(2) },
    good: { 'site.json': site(4) },
  },
  inspect({ config }) {
    const types = child(config.site, 'accountTypes')
    const [agent, trial] = [child(types, 'agent'), child(types, 'trial')]
    if (!Array.isArray(agent) || !Array.isArray(trial)) return []
    return agent.flatMap((type, index) => {
      if (typeof type !== 'number' || !trial.includes(type)) return []
      const place = { file: 'site', path: ['accountTypes', 'agent', index], spot: 'value' } as const
      return [
        { ...place, message: `${type} is a trial account too`, expected: 'a type of one role', received: `${type}` },
      ]
    })
  },
}
