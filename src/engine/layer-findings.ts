import type { FileFinding, Check } from './checks/check'
import { nameOverrides, overrideUnknown } from './checks/override-unknown'
import { findUnknownRemovals, removalUnknown } from './checks/removal-unknown'
import { withoutHidden, type UnsurePlace } from './unsure-places'

type RuledFinding = FileFinding & { readonly check: Check }

/**
 * The findings of the schema, seen with what the merchant's own file changes of its templates: with the names that
 * were meant, and without what only follows from another mistake.
 */
export function layerFindings(
  schemaFindings: readonly RuledFinding[],
  layers: Parameters<typeof nameOverrides>[1],
  hidden: readonly UnsurePlace[],
): RuledFinding[] {
  const named = nameOverrides(schemaFindings, layers)
  return withoutHidden([...named, ...removalsBeside(named, layers)], hidden)
}

/** An entry under a name that the template does not have is said once. */
function removalsBeside(named: readonly RuledFinding[], layers: Parameters<typeof nameOverrides>[1]): RuledFinding[] {
  const entries = named.filter(({ check }) => check === overrideUnknown)
  return findUnknownRemovals(layers)
    .filter(({ path }) => !entries.some((entry) => entry.path.every((key, depth) => path[depth] === key)))
    .map((finding) => ({ ...finding, check: removalUnknown }))
}
