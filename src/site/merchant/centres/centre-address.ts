import type { AgentCentreAction, MemberCentreAction } from '@/contract/generated/merchant-types'

export type CentreAction = MemberCentreAction | AgentCentreAction

/** The centre that an address shows. `panel` may be any text: `panelNamed` maps it to a panel. */
export interface ShownCentre {
  readonly action: CentreAction['action']
  readonly panel: string
}

const parameters = { memberCentre: 'member', agentCentre: 'agent' } as const

/**
 * The centre that an address shows, if any: the first one named, since a panel may have a parameter `member` of its
 * own.
 */
export function centreAt(search: string): ShownCentre | undefined {
  const [shown] = parted(search).centre
  if (shown === undefined) return undefined
  const [parameter, named] = shown
  return { action: parameter === parameters.memberCentre ? 'memberCentre' : 'agentCentre', panel: named }
}

/** The query that shows a panel over the page of `search`. Everything after the panel's name belongs to the panel. */
export function searchOfCentre(search: string, { action, panel, query }: CentreAction): string {
  return asSearch([...parted(search).page, [parameters[action], panel], ...Object.entries(query)])
}

/** The query of the page, without the centre's. */
export function searchWithoutCentre(search: string): string {
  return asSearch(parted(search).page)
}

/**
 * The query of the panel that is shown: its tab, its filters, its page. The whole query, where the panel is a page of
 * its own.
 */
export function panelQueryOf(search: string): URLSearchParams {
  const { page, centre, panel } = parted(search)
  return new URLSearchParams(centre.length === 0 ? page : panel)
}

/** The query with changes to the panel's parameters; undefined or empty ones are removed. */
export function searchWithPanelQuery(search: string, changes: Changes): string {
  const { page, centre } = parted(search)
  return asSearch([...(centre.length === 0 ? [] : page), ...centre, ...changed(panelQueryOf(search), changes)])
}

/** The query with changes to the page's parameters; undefined or empty ones are removed. A centre stays open. */
export function searchWithPageQuery(search: string, changes: Changes): string {
  const { page, centre, panel } = parted(search)
  return asSearch([...changed(new URLSearchParams(page), changes), ...centre, ...panel])
}

type Changes = Readonly<Record<string, string | undefined>>

function changed(said: URLSearchParams, changes: Changes): URLSearchParams {
  for (const [name, value = ''] of Object.entries(changes)) {
    if (value === '') said.delete(name)
    else said.set(name, value)
  }
  return said
}

type Parameters = [name: string, value: string][]

/** Splits a query into the page's part, the one that names the centre, and the panel's part. */
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
