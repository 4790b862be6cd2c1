import { expect, it } from 'vitest'
import { panelNamed } from './panel-name'

it.each([
  ['', 'security-center'],
  ['security-center', 'security-center'],
  ['transferFund', 'wallet-transfer'],
  ['personalHistoryCopy', 'betting-record'],
  ['bonusDetails', 'bonus-details'],
  ['agentTeamOverview', 'agent-team-overview'],
  ['no-such-panel', 'no-such-panel'],
])('%s in an address is %s (2 §2)', (name, panel) => expect(panelNamed(name, 'security-center')).toBe(panel))
