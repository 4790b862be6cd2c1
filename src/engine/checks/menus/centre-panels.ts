import { schemaOf } from '@/engine/schema/schema-node'
import type { JsonValue } from '@/contract/json/json-value'

/** The menus of the centres, which are also the actions that open their panels, each with its key in panels.json. */
const keys: Readonly<Record<string, 'member' | 'agent'>> = { memberCentre: 'member', agentCentre: 'agent' }

export const centres: readonly string[] = Object.keys(keys)

/** The key of panels.json that holds the panels of a centre. */
export function panelsKey(centre: string): 'member' | 'agent' {
  return keys[centre] ?? 'member'
}

export function isPanelOf(panel: JsonValue | undefined, centre: string): boolean {
  return typeof panel === 'string' && panelsNode(centre)?.properties.has(panel) === true
}

/** The centre whose panels a place of panels.json holds, by the source of its schema. */
export function centreAt(source: string | undefined): string | undefined {
  return centres.find((centre) => panelsNode(centre)?.source === source)
}

/** The other centre, if the panel belongs to that one and not to this one. */
export function otherCentre(panel: JsonValue | undefined, centre: string | undefined): string | undefined {
  if (centre === undefined || !centres.includes(centre)) return undefined
  return centres.find((each) => each !== centre && isPanelOf(panel, each))
}

function panelsNode(centre: string) {
  return schemaOf('panels').properties.get(panelsKey(centre))
}
