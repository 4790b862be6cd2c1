import type { JsonValue, Path } from '@/lib/json-value'
import type { Reference } from './checks/check'
import { entryMaps, namesEntry } from './checks/entry-unknown'
import { onceAPart } from './once-a-part'
import type { SchemaNode } from './schema-node'
import { walkReferences } from './walk-references'

/** What a part names that brands share. Parents begin at the part. */
export interface PartNames {
  /** By kind, each name once. */
  readonly names: ReadonlyMap<string, readonly Reference[]>
  /** Names that mean something else, or count for something else, in another place. */
  readonly placed: readonly Reference[]
}

/** Kinds that are judged by what stands around them. */
export const byPlace: ReadonlySet<string> = new Set(['asset', ...Object.keys(entryMaps)])

export const namesOfPart = onceAPart((part: JsonValue | undefined, node: SchemaNode, path: Path): PartNames => {
  const names = new Map<string, Reference[]>()
  const placed: Reference[] = []
  walkReferences(node, part as JsonValue, (each) => {
    const reference = { ...each, path: [...path, ...each.path], parents: [...each.parents] }
    const ofKind = names.get(each.kind) ?? []
    // A link counts where it is shown, which a list outside of the part may say.
    if (byPlace.has(each.kind) || each.kind === 'route') placed.push(reference)
    else if (!ofKind.some(({ value, schema }) => value === each.value && schema === each.schema))
      names.set(each.kind, [...ofKind, reference])
  })
  // An entry of the part itself is one in every brand.
  return { names, placed: placed.filter((each) => !(each.kind in entryMaps && namesEntry(each))) }
})
