import type { AgentCentreAction, MemberCentreAction } from '@/generated/merchant-types'

export type CentreAction = MemberCentreAction | AgentCentreAction

/** What an address shows of a centre. Its panel is whatever stands there. */
export interface ShownCentre {
  readonly action: CentreAction['action']
  readonly panel: string
}

const parameters = { memberCentre: 'member', agentCentre: 'agent' } as const

/** The specification's names of pages in centres (2 §2), which addresses may say too. */
const pageNames: Readonly<Record<string, string>> = {
  securityCenter: 'security-center',
  transferFund: 'wallet-transfer',
  depositv2: 'deposit',
  transferUpline: 'transfer-upline',
  personalHistoryCopy: 'betting-record',
  transactionHistory: 'account-record',
  personalProfit: 'profit-loss',
  bonusDetails: 'bonus-details',
  rewardCenter: 'reward-center',
  missionLeaderboard: 'missions',
  messageV2: 'messages',
  manualRebate: 'manual-rebate',
  agentTeamOverview: 'agent-team-overview',
}

/** The centre that an address shows, if it shows one. The member centre opens with the account (2 §2). */
export function centreAt(search: string): ShownCentre | undefined {
  const query = new URLSearchParams(search)
  for (const action of ['memberCentre', 'agentCentre'] as const) {
    const named = query.get(parameters[action])
    if (named === null) continue
    const first = action === 'memberCentre' ? 'security-center' : 'agent-team-overview'
    return { action, panel: named === '' ? first : (pageNames[named] ?? named) }
  }
  return undefined
}

/** The query that shows a panel over the page of `search`. What stands behind the panel's name belongs to the panel. */
export function searchOfCentre(search: string, { action, panel, query }: CentreAction): string {
  return asSearch([...parted(search).page, [parameters[action], panel], ...Object.entries(query)])
}

/** The query of the page alone. */
export function searchWithoutCentre(search: string): string {
  return asSearch(parted(search).page)
}

/** What belongs to the panel that an address shows: its tab, its filters, its page. All, where a panel stands alone. */
export function panelQueryOf(search: string): URLSearchParams {
  const { page, centre, panel } = parted(search)
  return new URLSearchParams(centre.length === 0 ? page : panel)
}

/** The same address with other things said of the panel; what is undefined or empty is said no more. */
export function searchWithPanelQuery(search: string, changes: Readonly<Record<string, string | undefined>>): string {
  const { page, centre } = parted(search)
  const said = panelQueryOf(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') said.delete(name)
    else said.set(name, value)
  }
  return asSearch([...(centre.length === 0 ? [] : page), ...centre, ...said])
}

/** The same address with other things said of the page; what is undefined or empty is said no more. A centre stays open. */
export function searchWithPageQuery(search: string, changes: Readonly<Record<string, string | undefined>>): string {
  const { page, centre, panel } = parted(search)
  const said = new URLSearchParams(page)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') said.delete(name)
    else said.set(name, value)
  }
  return asSearch([...said, ...centre, ...panel])
}

type Parameters = [name: string, value: string][]

/** What of a query is the page's, names the centre, and is the panel's. */
function parted(search: string): Record<'page' | 'centre' | 'panel', Parameters> {
  const all = [...new URLSearchParams(search)]
  const at = all.findIndex(([name]) => isCentre(name))
  if (at < 0) return { page: all, centre: [], panel: [] }
  return { page: all.slice(0, at), centre: all.slice(at, at + 1), panel: all.slice(at + 1) }
}

function isCentre(name: string): boolean {
  return name === parameters.memberCentre || name === parameters.agentCentre
}

function asSearch(query: Parameters): string {
  const written = new URLSearchParams(query).toString()
  return written && `?${written}`
}
