import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'

/** Where an entry is placed: before or after an existing one. */
export const sides = ['before', 'after'] as const

/**
 * Whether a value over a list moves its entries, as `{"promotions": {"after": "home"}, "help": null}` does, instead of
 * replacing the list. null removes an entry.
 */
export function movesEntries(patch: JsonObject): boolean {
  const moves = Object.values(patch)
  return moves.length > 0 && moves.every((move) => move === null || neighbourOf(move) !== undefined)
}

/**
 * The list after the moves, applied in the order in which they are written. A move beside an unknown entry is ignored.
 */
export function moveEntries(list: readonly JsonValue[], moves: JsonObject): JsonValue[] {
  return Object.keys(moves).reduce<JsonValue[]>(
    (before, name) => moved(before, name, moves[name] as JsonValue),
    [...list],
  )
}

function moved(list: JsonValue[], name: string, move: JsonValue): JsonValue[] {
  const others = list.filter((each) => each !== name)
  const beside = neighbourOf(move)
  if (beside === undefined) return others
  const index = others.indexOf(beside.name)
  return index < 0 ? list : others.toSpliced(beside.side === 'before' ? index : index + 1, 0, name)
}

/** The target of a move; undefined for a removal and for an invalid move. */
export function neighbourOf(move: JsonValue): { side: (typeof sides)[number]; name: string } | undefined {
  const side = sides.find((each) => child(move, each) !== undefined)
  const name = side && child(move, side)
  const isAlone = isJsonObject(move) && Object.keys(move).length === 1
  return side !== undefined && typeof name === 'string' && isAlone ? { side, name } : undefined
}
