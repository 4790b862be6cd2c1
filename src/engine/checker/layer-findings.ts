import { isJsonObject, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import type { FileFinding, Check } from '@/engine/finding/check'
import { findWrongMoves, moveWrong } from '@/engine/checks/overrides/move-wrong'
import { nameOverrides, overrideUnknown } from '@/engine/checks/overrides/override-unknown'
import { findUnknownRemovals, removalUnknown } from '@/engine/checks/overrides/removal-unknown'
import { missingKey } from '@/engine/checks/schema/missing-key'
import { tooMany, withInherited } from '@/engine/checks/schema/too-many'
import { unknownKey } from '@/engine/checks/schema/unknown-key'
import { switchedOff, wrongType } from '@/engine/checks/schema/wrong-type'
import { movesEntries } from '@/engine/merge/order-moves'
import { withoutHidden, type UnsurePlace } from './uncertain-locations'

type RuledFinding = FileFinding & { readonly check: Check }

/**
 * The schema findings in the light of what the merchant's own file changes in its templates: with suggested names, and
 * without the consequences of other mistakes.
 */
export function layerFindings(
  schemaFindings: readonly RuledFinding[],
  layers: Parameters<typeof nameOverrides>[1],
  hidden: readonly UnsurePlace[],
): RuledFinding[] {
  const moves = findWrongMoves(layers).map((finding) => ({ ...finding, check: moveWrong }))
  const named = nameOverrides(withoutMoved(schemaFindings, moves), layers).map((each) => seenFromAbove(each, layers))
  return withoutHidden([...named, ...moves, ...removalsBeside(named, layers)], hidden)
}

/** Adds what `null` would do about the finding, which the schema of the merged file cannot know. */
function seenFromAbove(found: RuledFinding, layers: Parameters<typeof nameOverrides>[1]): RuledFinding {
  if (found.check === tooMany) return { ...found, ...withInherited(found, valueAt(layers.own, found.path)) }
  return found.check === wrongType ? { ...found, ...switchedOff(found, layers) } : found
}

/** A list of moves with a mistake is neither a valid list of moves nor a list; report that once. */
function withoutMoved(findings: readonly RuledFinding[], moves: readonly RuledFinding[]): readonly RuledFinding[] {
  if (moves.length === 0) return findings
  return findings.filter(
    ({ check, path }) => check !== wrongType || !moves.some((move) => path.every((key, at) => move.path[at] === key)),
  )
}

/** Report an unknown entry or key only once. */
function removalsBeside(named: readonly RuledFinding[], layers: Parameters<typeof nameOverrides>[1]): RuledFinding[] {
  const isNew = (path: Path) => path.length > 0 && valueAt(layers.below, path) === undefined
  const entries = named.filter(
    ({ check, path }) =>
      check === overrideUnknown ||
      check === unknownKey ||
      check === wrongType ||
      // An entry of the brand's own that lacks what it needs.
      (check === missingKey && isNew(path)),
  )
  return findUnknownRemovals(layers)
    .filter(({ path }) => !entries.some((entry) => entry.path.every((key, depth) => path[depth] === key)))
    .map((finding) => ({ ...finding, check: removalUnknown }))
}

/** If the list that the moves apply to cannot be read, the moves are no mistake. */
export function withoutMoves<Found extends RuledFinding>(findings: readonly Found[], data: JsonValue): Found[] {
  return findings.filter(({ check, path }) => {
    const value = check === wrongType ? valueAt(data, path) : undefined
    return !(isJsonObject(value) && movesEntries(value))
  })
}
