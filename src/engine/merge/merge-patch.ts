import { child, cloneJson, isJsonObject, keysOf, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { moveEntries, movesEntries } from './order-moves'
import { chooseBranch, type SchemaNode } from '@/engine/schema/schema-node'

/**
 * JSON Merge Patch (RFC 7396): objects merge, null removes, everything else replaces. One extension: an object of moves
 * over a list moves its entries (order-moves.ts), where RFC 7396 would replace the list with the object. The result
 * shares unchanged parts with target and patch; neither is modified.
 */
export function mergePatch(target: JsonValue | undefined, patch: JsonValue): JsonValue {
  return merge(target, patch, (part) => part)
}

/** Like `mergePatch`, but with a deep copy that may be modified. */
export function mergedCopy(target: JsonValue | undefined, patch: JsonValue): JsonValue {
  return merge(target, patch, cloneJson)
}

function merge(target: JsonValue | undefined, patch: JsonValue, keep: (part: JsonValue) => JsonValue): JsonValue {
  if (!isJsonObject(patch)) return keep(patch)
  if (Array.isArray(target) && movesEntries(patch)) return moveEntries(target.map(keep), patch)
  const result: JsonObject = {}
  for (const key of keysOf(target)) {
    const [before, value] = [(target as JsonObject)[key] as JsonValue, child(patch, key)]
    if (value === undefined) result[key] = keep(before)
    else if (value !== null) result[key] = merge(before, value, keep)
  }
  return withNew(result, target, patch, keep)
}

/** The result with the keys that the patch adds to the target. */
function withNew(
  result: JsonObject,
  target: JsonValue | undefined,
  patch: JsonObject,
  keep: (part: JsonValue) => JsonValue,
): JsonObject {
  for (const key of Object.keys(patch)) {
    const value = patch[key] as JsonValue
    // An assignment to __proto__ would set the prototype. The check unsafe-key reports the key.
    if (key === '__proto__' || value === null || child(target, key) !== undefined) continue
    result[key] = merge(undefined, value, keep)
  }
  return result
}

/**
 * Like `mergedCopy`, for a valid target that is also known with its defaults, `whole`: parts that the patch does not
 * touch are shared with it. `node`: the schema of the place.
 */
export function mergedOver(
  target: JsonValue | undefined,
  whole: JsonValue | undefined,
  patch: JsonValue,
  node: SchemaNode | undefined,
): JsonValue {
  const isStep =
    isJsonObject(target) && isJsonObject(patch) && node !== undefined && !changesBranch(node, target, patch)
  if (!isStep) return mergedCopy(target, patch)
  const { properties, values } = chooseBranch(node, target)
  const result: JsonObject = {}
  for (const key of Object.keys(target)) {
    const [before, kept, value] = [target[key] as JsonValue, child(whole, key), child(patch, key)]
    const inner = value === undefined ? kept : value && mergedOver(before, kept, value, properties.get(key) ?? values)
    if (inner !== undefined && inner !== null) result[key] = inner
  }
  return withNew(result, target, patch, cloneJson)
}

/** Whether a patch changes the discriminator, and with it the schema and the defaults of the other keys. */
function changesBranch({ tag, branches }: SchemaNode, target: JsonObject, patch: JsonObject): boolean {
  if (tag === undefined) return false
  const chosen = child(target, tag)
  const branch = typeof chosen === 'string' ? branches.get(chosen) : undefined
  return child(patch, tag) !== undefined || (branch !== undefined && changesBranch(branch, target, patch))
}
