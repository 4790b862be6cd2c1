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
  known?: KnownParts,
): JsonObject {
  for (const key of Object.keys(patch)) {
    const value = patch[key] as JsonValue
    // An assignment to __proto__ would set the prototype. The check unsafe-key reports the key.
    if (key === '__proto__' || value === null || child(target, key) !== undefined) continue
    result[key] = known?.(value) ?? merge(undefined, value, keep)
  }
  return result
}

/**
 * Like `mergedCopy`, for a valid target that is also known with its defaults, `whole`: parts that the patch does not
 * touch, or that it writes as they are, are shared with it. `node`: the schema of the place; `known`: for the values of
 * the topmost keys of the patch.
 */
export function mergedOver(
  target: JsonValue | undefined,
  whole: JsonValue | undefined,
  patch: JsonValue,
  node: SchemaNode | undefined,
  known?: KnownParts,
): JsonValue {
  const isStep =
    isJsonObject(target) && isJsonObject(patch) && node !== undefined && !changesBranch(node, target, patch)
  if (!isStep) return whole !== undefined && isSameList(target, patch) ? whole : mergedCopy(target, patch)
  const { properties, values } = chooseBranch(node, target)
  const result: JsonObject = {}
  let isKept = whole !== undefined
  for (const key of Object.keys(target)) {
    const [before, kept, value] = [target[key] as JsonValue, child(whole, key), child(patch, key)]
    // No inner function: this runs for every key of every brand.
    const inner =
      value === undefined
        ? kept
        : value && (known?.(value) ?? mergedOver(before, kept, value, properties.get(key) ?? values))
    isKept &&= inner === kept
    if (inner !== undefined && inner !== null) result[key] = inner
  }
  const isMore = Object.keys(patch).some((key) => patch[key] !== null && child(target, key) === undefined)
  return isKept && !isMore ? (whole as JsonValue) : withNew(result, target, patch, cloneJson, known)
}

/** The merged value of a part of a patch, where another patch over the same target had the very same part. */
type KnownParts = (part: JsonValue) => JsonValue | undefined

function isSameList(target: JsonValue | undefined, patch: JsonValue): boolean {
  if (!Array.isArray(target) || !Array.isArray(patch) || target.length !== patch.length) return false
  return JSON.stringify(target) === JSON.stringify(patch)
}

/** Whether a patch changes the discriminator, and with it the schema and the defaults of the other keys. */
function changesBranch({ tag, branches }: SchemaNode, target: JsonObject, patch: JsonObject): boolean {
  if (tag === undefined) return false
  const chosen = child(target, tag)
  const branch = typeof chosen === 'string' ? branches.get(chosen) : undefined
  const asked = child(patch, tag)
  return (asked !== undefined && asked !== chosen) || (branch !== undefined && changesBranch(branch, target, patch))
}
