import { child, isJsonObject, type Path } from '@/contract/json/json-value'
import type { FileFinding, Check } from '@/engine/finding/check'
import type { Reference } from '@/engine/names/reference'
import { entryMaps } from '@/engine/checks/menus/entry-unknown'
import { routeUnknown } from '@/engine/checks/pages/route-unknown'
import { missingKey } from '@/engine/checks/schema/missing-key'
import { overrideUnknown } from '@/engine/checks/overrides/override-unknown'
import { removalUnknown } from '@/engine/checks/overrides/removal-unknown'
import { tooFew } from '@/engine/checks/schema/too-few'
import { unknownKey } from '@/engine/checks/schema/unknown-key'
import { wrongKey } from '@/engine/checks/schema/wrong-key'
import { wrongType } from '@/engine/checks/schema/wrong-type'
import type { ConfigFile, FileKey } from '@/engine/schema/config-files'
import type { Names } from '@/engine/merge/draft'

type RuledFinding = FileFinding & { readonly check: Check }

/** A place of a file that a mistake hides: its value, and the names in it, are unknown. */
export interface UnsurePlace {
  readonly file: FileKey
  readonly path: Path
}

/** The places that a merchant's mistakes hide. Consequences of a hidden place are not reported. */
export function uncertainLocations(findings: readonly RuledFinding[]): UnsurePlace[] {
  return findings.flatMap(({ check, file, path, about, suggestions }) => {
    if (check === missingKey) return [{ file, path: [...path, about ?? ''] }]
    const meant = check === unknownKey ? suggestions?.[0] : undefined
    if (meant !== undefined)
      return [
        { file, path },
        { file, path: [...path.slice(0, -1), meant] },
      ]
    return check === unknownKey || check === wrongType || check === wrongKey ? [{ file, path }] : []
  })
}

/** Whether findings say that a page is missing, or that the path of one is wrong: other links to it are not judged. */
export function lacksPages(findings: readonly RuledFinding[]): boolean {
  const isPath = ([pages, , key]: Path) => pages === 'pages' && (key === 'path' || key === 'aliases')
  return findings.some(({ check, file, path }) => check === routeUnknown || (file === 'routes' && isPath(path)))
}

/** Checks that report something missing. */
const following: ReadonlySet<Check> = new Set([missingKey, tooFew, overrideUnknown, removalUnknown])

/** Drops findings about what a brand lacks only because a mistake in its template hides it. */
export function withoutHidden(findings: readonly RuledFinding[], hidden: readonly UnsurePlace[]): RuledFinding[] {
  if (hidden.length === 0) return [...findings]
  return findings.filter(({ check, file, path, about }) => {
    if (!following.has(check)) return true
    const place = about === undefined ? path : [...path, about]
    return !hidden.some((each) => each.file === file && startsWith(place, each.path))
  })
}

/** Where each kind of name is declared; `*` matches any key. */
const declared = {
  routes: ['routes', ['pages', '*', 'path'], ['pages', '*', 'aliases', '*']],
  bannerGroups: ['banners', ['groups', '*']],
  features: ['features', ['flags', '*']],
  languages: ['site', ['languages', 'items', '*']],
  offered: ['site', ['languages', 'items', '*'], ['languages', 'order']],
  vendors: ['vendors', ['items', '*']],
} as const satisfies Partial<Record<keyof Names, readonly [ConfigFile, ...Path[]]>>

/** Leaves out the kinds of names that a mistake may hide, because they cannot be known. */
export function sureNames(names: Names, unsure: readonly UnsurePlace[]): Names {
  const hidden = Object.entries(declared).filter(([, [file, ...patterns]]) =>
    unsure.some((place) => place.file === file && patterns.some((pattern) => leadsTo(place.path, pattern))),
  )
  return { ...names, ...Object.fromEntries(hidden.map(([kind]) => [kind, undefined])) }
}

/** Whether a reference names an entry of a map that a mistake hides, or is in a list beside such a map. */
export function namesHiddenEntry(
  { kind, path, parents }: Reference,
  file: FileKey,
  unsure: readonly UnsurePlace[],
): boolean {
  const map = entryMaps[kind]
  if (map === undefined) return false
  const depth = parents.findLastIndex((parent) => child(parent, map) !== undefined)
  if (depth < 0 || !isJsonObject(child(parents[depth], map))) return true
  const holder = path.slice(0, depth)
  return unsure.some(
    (place) =>
      place.file === file &&
      startsWith(place.path, holder) &&
      place.path.length <= depth + (place.path[depth] === map ? 2 : 1),
  )
}

function leadsTo(path: Path, pattern: Path): boolean {
  return path.length <= pattern.length && path.every((key, depth) => pattern[depth] === '*' || pattern[depth] === key)
}

export function startsWith(path: Path, start: Path): boolean {
  return start.every((key, depth) => path[depth] === key)
}
