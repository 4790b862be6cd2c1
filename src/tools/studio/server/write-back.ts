import { isDeepStrictEqual } from 'node:util'
import { mergePatch } from '@/engine/merge/merge-patch'
import { movesEntries } from '@/engine/merge/order-moves'
import { child, isJsonObject, type JsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { movesBetween } from './moves-between'
import { setInText, type TextChange } from './set-in-text'

type Value = JsonValue | undefined

/**
 * Rewrites the text of a layer so that it resolves to `wanted` over what it inherits, with as few changes as possible:
 * inherited values are not repeated, removed ones are null, and correct ones are kept as written.
 */
export function rewrite(text: string, own: JsonValue, inherited: Value, wanted: JsonValue): string {
  return changes(own, inherited, wanted, []).reduce(setInText, text)
}

/** Removes the layer's own value, and the objects that this leaves empty. */
export function removeOwnValue(text: string, own: JsonValue, inherited: Value, path: Path): string {
  let last = path.length
  while (
    last > 1 &&
    holdsOneKey(own, path.slice(0, last - 1)) &&
    isJsonObject(valueIn(inherited, path.slice(0, last - 1)))
  )
    last--
  return setInText(text, { kind: 'remove', path: path.slice(0, last) })
}

function holdsOneKey(own: JsonValue, path: Path): boolean {
  const value = valueIn(own, path)
  return isJsonObject(value) && Object.keys(value).length === 1
}

function valueIn(value: Value, path: Path): Value {
  return path.reduce<Value>(child, value)
}

function changes(own: Value, inherited: Value, wanted: Value, path: Path): TextChange[] {
  if (isDeepStrictEqual(merged(own, inherited), wanted)) return []
  if (wanted === undefined)
    return [inherited === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: null }]
  // Over a list, an object that loses keys may turn into moves, so it is written as a whole.
  if (isJsonObject(wanted) && isJsonObject(own) && !Array.isArray(inherited))
    return objectChanges(own, inherited, wanted, path)
  if (own !== undefined && isDeepStrictEqual(inherited, wanted)) return [{ kind: 'remove', path }]
  const moves = movesOver(own, inherited, wanted)
  if (moves !== undefined && isJsonObject(own)) return objectChanges(own, undefined, moves, path)
  if (Array.isArray(wanted) && Array.isArray(own)) return listChanges(own, wanted, path)
  const value = isJsonObject(wanted) && isJsonObject(inherited) ? patchBetween(inherited, wanted) : wanted
  return [{ kind: 'set', path, value }]
}

/** An order written as moves remains so. */
function movesOver(own: Value, inherited: Value, wanted: Value): JsonObject | undefined {
  if (!isJsonObject(own) || !movesEntries(own) || !Array.isArray(inherited) || !Array.isArray(wanted)) return undefined
  const moves = movesBetween(inherited, wanted)
  return moves !== undefined && isDeepStrictEqual(merged(moves, inherited), wanted) ? moves : undefined
}

function objectChanges(own: JsonObject, inherited: Value, wanted: JsonObject, path: Path): TextChange[] {
  const below = isJsonObject(inherited) ? inherited : undefined
  const keys = new Set([...Object.keys(own), ...Object.keys(below ?? {}), ...Object.keys(wanted)])
  const found = [...keys].flatMap((key) =>
    changes(child(own, key), child(below, key), child(wanted, key), [...path, key]),
  )
  // An object that would be left empty has no effect over the one that it changes.
  const isEmptied = found.length === Object.keys(own).length && found.every((each) => isOwnRemoval(each, path))
  return isEmptied && below !== undefined && path.length > 0 ? [{ kind: 'remove', path }] : found
}

function isOwnRemoval(change: TextChange, holder: Path): boolean {
  return change.kind === 'remove' && change.path.length === holder.length + 1
}

/** Lists replace each other as a whole; within the layer's own list, unchanged items are kept as written. */
function listChanges(own: readonly JsonValue[], wanted: readonly JsonValue[], path: Path): TextChange[] {
  const most = Math.min(own.length, wanted.length)
  let start = 0
  while (start < most && isDeepStrictEqual(own[start], wanted[start])) start++
  let end = 0
  while (end < most - start && isDeepStrictEqual(own.at(-1 - end), wanted.at(-1 - end))) end++
  const [gone, come] = [own.slice(start, own.length - end), wanted.slice(start, wanted.length - end)]
  const both = Math.min(gone.length, come.length)
  const place = (index: number): Path => [...path, start + index]
  return [
    ...come.slice(0, both).flatMap((item, index) => changes(gone[index], undefined, item, place(index))),
    ...gone.slice(both).map((): TextChange => ({ kind: 'remove', path: place(both) })),
    ...come.slice(both).map((value, index): TextChange => ({ kind: 'insert', path: place(both + index), value })),
  ]
}

/** The merge patch that turns `from` into `to`. */
function patchBetween(from: JsonObject, to: JsonObject): JsonObject {
  const patch: JsonObject = {}
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [before, after] = [child(from, key), child(to, key)]
    if (after === undefined) patch[key] = null
    else if (isJsonObject(before) && isJsonObject(after)) {
      if (!isDeepStrictEqual(before, after)) patch[key] = patchBetween(before, after)
    } else if (!isDeepStrictEqual(before, after)) patch[key] = after
  }
  return patch
}

function merged(own: Value, inherited: Value): Value {
  if (own === undefined) return inherited
  return mergePatch(inherited, own) ?? undefined
}
