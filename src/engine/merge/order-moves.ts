import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'

/** Where an entry goes: before or after one that the list has. */
export const sides = ['before', 'after'] as const

/**
 * Whether a value laid over a list moves entries of it, as `{"promotions": {"after": "home"}, "help": null}` does,
 * instead of saying the whole list anew. null takes an entry out.
 */
export function movesEntries(patch: JsonObject): boolean {
  const moves = Object.values(patch)
  return moves.length > 0 && moves.every((move) => move === null || neighbourOf(move) !== undefined)
}

/** The list with the moves made, in the order in which they are written. A move beside nobody is not made. */
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

/** Where a move leads; undefined for what takes an entry out and for what is no move. */
export function neighbourOf(move: JsonValue): { side: (typeof sides)[number]; name: string } | undefined {
  const side = sides.find((each) => child(move, each) !== undefined)
  const name = side && child(move, side)
  const isAlone = isJsonObject(move) && Object.keys(move).length === 1
  return side !== undefined && typeof name === 'string' && isAlone ? { side, name } : undefined
}
