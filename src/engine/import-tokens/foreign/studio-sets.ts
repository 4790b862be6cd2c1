import { child, isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { schemeInName } from './scheme-words'
import { laidTogether, type TokenRoot } from './token-root'

/** What Tokens Studio keeps: sets, their order, and themes that choose among them. */
export interface StudioSets {
  readonly sets: ReadonlyMap<string, JsonValue>
  /** `$metadata`: the order of the sets, and in Penpot which of them are active. */
  readonly metadata: JsonValue | undefined
  /** `$themes`. */
  readonly themes: JsonValue | undefined
}

/**
 * Sets as their themes have them: of two that say the same token the later one counts, and those that a theme only
 * refers to count less than those that it shows. Without themes, each set by itself.
 */
export function studioRoots({ sets, metadata, themes }: StudioSets): TokenRoot[] {
  const names = inOrder([...sets.keys()], child(metadata, 'tokenSetOrder'))
  const chosen = themesIn(themes).filter(({ selected }) => names.some((name) => isSelected(selected[name])))
  if (chosen.length === 0) return setsAlone(names, sets, child(metadata, 'activeSets'))
  const roots = chosen.map((theme, at): TokenRoot => {
    const [referred, shown] = ['source', 'enabled'].map((status) =>
      names.filter((name) => theme.selected[name] === status).map((name) => sets.get(name) ?? {}),
    )
    const file = laidTogether([...(referred ?? []), ...(shown ?? [])])
    const isAside = chosen.slice(0, at).some((other) => isInstead(theme, other))
    const isTwice = chosen.some((other) => other !== theme && other.name === theme.name)
    return {
      name: rootName(isTwice && theme.group !== undefined ? `${theme.group} ${theme.name}` : theme.name),
      file,
      shown: laidTogether(shown ?? []),
      ...(isAside && { isAside: true as const }),
    }
  })
  const unnamed = names.filter((name) => chosen.every(({ selected }) => selected[name] === undefined))
  return [...roots, ...unnamed.map((name) => ({ ...setRoot(name, sets), isAside: true as const }))]
}

function setsAlone(names: readonly string[], sets: StudioSets['sets'], active: JsonValue | undefined): TokenRoot[] {
  const isActive = (name: string) => !Array.isArray(active) || active.length === 0 || active.includes(name)
  return names.map((name) => ({
    ...setRoot(name, sets),
    ...(isActive(name) ? { isLayer: true as const } : { isAside: true as const }),
  }))
}

interface Theme {
  readonly name: string
  readonly group: string | undefined
  /** Of each set: "enabled", "source" or "disabled". */
  readonly selected: Readonly<Record<string, JsonValue>>
}

function themesIn(value: JsonValue | undefined): Theme[] {
  const written = Array.isArray(value) ? value : []
  return written.flatMap((each) => {
    const [name, group, selected] = ['name', 'group', 'selectedTokenSets'].map((key) => child(each, key))
    if (typeof name !== 'string' || !isJsonObject(selected)) return []
    return [{ name, group: typeof group === 'string' ? group : undefined, selected }]
  })
}

/** Of a group, one theme is chosen; without groups, those of one scheme are taken for one. */
function isInstead(theme: Theme, other: Theme): boolean {
  const [scheme, otherScheme] = [theme, other].map(({ name }) => schemeInName(name))
  return theme.group === other.group && scheme === otherScheme && (theme.group !== undefined || scheme !== undefined)
}

function isSelected(status: JsonValue | undefined): boolean {
  return status === 'enabled' || status === 'source'
}

function setRoot(name: string, sets: ReadonlyMap<string, JsonValue>): TokenRoot {
  return { name: rootName(name), file: sets.get(name) ?? {} }
}

/** Points separate the parts of a token's name. */
function rootName(name: string): string {
  return name.replaceAll('.', '-')
}

/** Sets that the order leaves out come last, as they are written. */
function inOrder(names: readonly string[], order: JsonValue | undefined): string[] {
  const listed = Array.isArray(order) ? order : []
  const place = (name: string) => (listed.includes(name) ? listed.indexOf(name) : listed.length)
  return names.toSorted((a, b) => place(a) - place(b))
}
