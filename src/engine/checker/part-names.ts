import type { JsonValue, Path } from '@/contract/json/json-value'
import type { Reference } from '@/engine/names/reference'
import { entryMaps, namesEntry } from '@/engine/checks/menus/entry-unknown'
import { isHidden, linkOf, type Link } from '@/engine/checks/pages/page-unreachable'
import { centres } from '@/engine/checks/menus/centre-panels'
import type { ConfigFile } from '@/engine/schema/config-files'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import type { SchemaNode } from '@/engine/schema/schema-node'
import { walkReferences } from '@/engine/names/walk-references'

/** The names used in a part that several brands share. Paths and parents start at the part. */
export interface PartNames {
  /** By kind, without duplicates. */
  readonly names: ReadonlyMap<string, readonly Reference[]>
  /** Names whose meaning depends on their place. */
  readonly placed: readonly Reference[]
  /** The links in it that it shows itself; a list outside of it may still leave the part out. */
  readonly links: readonly PartLink[]
}

interface PartLink extends Link {
  /** The key of the part that the link is under. */
  readonly entry: string | number | undefined
}

/** Kinds that are checked by their context. */
export const byPlace: ReadonlySet<string> = new Set(['asset', 'pageQuery', ...centres, ...Object.keys(entryMaps)])

export const namesOfPart = memoiseByPart((part, node: SchemaNode, file: ConfigFile, path: Path): PartNames => {
  const names = new Map<string, Reference[]>()
  const placed: Reference[] = []
  const links: PartLink[] = []
  walkReferences(node, part as JsonValue, (each) => {
    const reference = { ...each, path: [...path, ...each.path], parents: [...each.parents] }
    const ofKind = names.get(each.kind) ?? []
    if (each.kind === 'route' && !isHidden(each.path, each.parents))
      links.push({ ...linkOf(file, reference), entry: each.path[0] })
    if (byPlace.has(each.kind)) placed.push(reference)
    else if (!ofKind.some(({ value, schema }) => value === each.value && schema === each.schema))
      names.set(each.kind, [...ofKind, reference])
  })
  // An entry of the part itself exists in every brand.
  return { names, placed: placed.filter((each) => !(each.kind in entryMaps && namesEntry(each))), links }
})
