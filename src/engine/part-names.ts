import type { JsonValue } from '@/lib/json-value'
import type { Reference } from './checks/check'
import { entryMaps, namesEntry } from './checks/entry-unknown'
import type { SchemaNode } from './schema-node'
import { walkReferences } from './walk-references'

/** What a part names that brands share. Paths and parents begin at the part. */
export interface PartNames {
  /** Each name once. */
  readonly names: readonly Reference[]
  /** Names that mean something else, or count for something else, in another place. */
  readonly placed: readonly Reference[]
}

/** Kinds that are judged by what stands around them. */
export const byPlace: ReadonlySet<string> = new Set(['asset', ...Object.keys(entryMaps)])

const known = new WeakMap<object, PartNames>()

/** `node`: the schema of the part's place, which is the same in every brand. */
export function namesOfPart(part: JsonValue & object, node: SchemaNode): PartNames {
  const before = known.get(part)
  if (before !== undefined) return before
  const [names, placed]: [Reference[], Reference[]] = [[], []]
  walkReferences(node, part, (each) => {
    const reference = { ...each, path: [...each.path], parents: [...each.parents] }
    // A link counts where it is shown, which a list outside of the part may say.
    if (byPlace.has(each.kind) || each.kind === 'route') placed.push(reference)
    else if (!names.some((other) => isSame(other, each))) names.push(reference)
  })
  // An entry of the part itself is one in every brand.
  const found = { names, placed: placed.filter((each) => !(each.kind in entryMaps && namesEntry(each))) }
  known.set(part, found)
  return found
}

function isSame(a: Reference, b: Reference): boolean {
  return a.kind === b.kind && a.value === b.value && a.schema === b.schema
}
