import type { JsonValue } from '@/contract/json/json-value'
import { configFiles } from '@/engine/schema/config-files'
import type { ResolvedMerchant } from './resolved-merchant'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { walkReferences, type SharedPart } from '@/engine/names/walk-references'
import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'

/** All references of a kind in a merchant's files, for instance texts or icons. */
export function namesIn(config: ResolvedMerchant['config'], sought: string): ReadonlySet<string> {
  const all = known.get(config) ?? allNames(config)
  known.set(config, all)
  return all.get(sought) ?? new Set()
}

const known = new WeakMap<ResolvedMerchant['config'], NamesByKind>()

type NamesByKind = ReadonlyMap<string, ReadonlySet<string>>

function allNames(config: ResolvedMerchant['config']): NamesByKind {
  const names = new Names()
  for (const file of configFiles)
    names.take(schemaOf(file), config[file] as unknown as JsonValue, ({ part, node }) =>
      names.addAll(namesOfPart(part, node)),
    )
  return names.byKind
}

/** Names in a part that brands share, which are looked for once. */
const namesOfPart = memoiseByPart((part, node: SchemaNode): NamesByKind => {
  const names = new Names()
  names.take(node, part as JsonValue)
  return names.byKind
})

class Names {
  readonly byKind = new Map<string, Set<string>>()

  take(node: SchemaNode, data: JsonValue, takes?: (part: SharedPart) => boolean): void {
    walkReferences(node, data, ({ kind, value }) => void this.#ofKind(kind).add(value), takes)
  }

  addAll(others: NamesByKind): true {
    for (const [kind, values] of others) {
      const found = this.#ofKind(kind)
      for (const value of values) found.add(value)
    }
    return true
  }

  #ofKind(kind: string): Set<string> {
    const found = this.byKind.get(kind) ?? new Set()
    this.byKind.set(kind, found)
    return found
  }
}
