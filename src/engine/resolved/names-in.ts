import type { JsonValue } from '@/contract/json/json-value'
import { configFiles } from '@/engine/schema/config-files'
import type { ResolvedMerchant } from './resolved-merchant'
import { schemaOf } from '@/engine/schema/schema-node'
import { walkReferences } from '@/engine/names/walk-references'

/** All references of a kind in a merchant's files, for instance texts or icons. */
export function namesIn(config: ResolvedMerchant['config'], sought: string): ReadonlySet<string> {
  const all = known.get(config) ?? allNames(config)
  known.set(config, all)
  return all.get(sought) ?? new Set()
}

const known = new WeakMap<ResolvedMerchant['config'], ReadonlyMap<string, ReadonlySet<string>>>()

function allNames(config: ResolvedMerchant['config']): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const file of configFiles) {
    walkReferences(schemaOf(file), config[file] as unknown as JsonValue, ({ kind, value }) => {
      const found = names.get(kind) ?? new Set<string>()
      names.set(kind, found.add(value))
    })
  }
  return names
}
