import type { FileKey } from '@/engine/schema/config-files'
import { moveEntries, neighbourOf, sides } from '@/engine/merge/order-moves'
import { suggest } from '@/engine/names/suggest'
import {
  child,
  isJsonObject,
  keysOf,
  quote,
  type JsonObject,
  type JsonValue,
  type Path,
} from '@/contract/json/json-value'
import { orderKeys } from '@/contract/json/listed-entries'
import type { Check, FileFinding, Finding } from '@/engine/finding/check'

export const moveWrong: Check = {
  code: 'move-wrong',
  severity: 'error',
  docs: {
    what: 'An order is changed entry by entry, and one of the moves leads nowhere: the entry that it should stand beside is not in the order, it says neither before nor after, or a later move undoes it.',
    why: 'The entry would not stand where the move says.',
    fix: 'writes the name or the word that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
    bad: { 'menus.json': '{ "side": { "order": { "help": { "before": "hmoe" } } } }' },
    good: { 'menus.json': '{ "side": { "order": { "help": { "before": "home" } } } }' },
  },
}

interface Layers {
  readonly file: FileKey
  /** The merchant's own file. */
  readonly own: JsonValue | undefined
  /** The merged files of its templates. */
  readonly below: JsonValue | undefined
}

type Wrong = Omit<Finding, 'received'>

/** Finds mistakes in how a merchant's own file moves items in its templates' lists. */
export function findWrongMoves({ file, own, below }: Layers): FileFinding[] {
  const found: FileFinding[] = []
  const path: string[] = []
  const visit = (value: JsonValue, inherited: JsonValue | undefined): void => {
    if (!isJsonObject(value) || inherited === undefined) return
    if (Array.isArray(inherited)) found.push(...inList(value, inherited))
    else
      for (const key of Object.keys(value)) {
        path.push(key)
        visit(value[key] as JsonValue, child(inherited, key))
        path.pop()
      }
  }
  const inList = (moves: JsonObject, list: JsonValue[]): FileFinding[] => {
    const wrong = orderKeys.includes(path.at(-1)) ? wrongMoves(moves, list) : [noOrder]
    return wrong.map((each) => {
      const place = [...path, ...each.path]
      const received = each.spot === 'key' ? place.at(-1) : each.path.reduce<JsonValue | undefined>(child, moves)
      return { ...each, file, path: place, received: quote(received) }
    })
  }
  if (own !== undefined) visit(own, below)
  return found
}

const noOrder: Wrong = {
  path: [],
  spot: 'value',
  message: 'must be a list, [ … ], not an object: only the entries of an order can be moved one by one',
  expected: 'a list, [ … ]',
}

/** In sequence: a move may refer to an item that an earlier move added. */
function wrongMoves(moves: JsonObject, start: readonly JsonValue[]): Wrong[] {
  let list = [...start]
  const wrong = Object.keys(moves).flatMap((name) => {
    const move = moves[name] as JsonValue
    const found = wrongMove(name, move, list.map(String))
    list = moveEntries(list, { [name]: move })
    return found
  })
  return wrong.length > 0 ? wrong : undoneMoves(moves, list)
}

/** Moves that no longer hold after all moves are made, because their neighbour was moved later. */
function undoneMoves(moves: JsonObject, end: readonly JsonValue[]): Wrong[] {
  return Object.keys(moves).flatMap((name) => {
    const beside = neighbourOf(moves[name] as JsonValue)
    const [at, other] = [end.indexOf(name), end.indexOf(beside?.name ?? '')]
    if (beside === undefined || other < 0 || at < other === (beside.side === 'before')) return []
    const message = `"${name}" does not stand ${beside.side} "${beside.name}" in the end: a later move takes "${beside.name}" elsewhere`
    return [
      {
        path: [name, beside.side],
        spot: 'value',
        message,
        expected: 'moves that agree, of which the later ones build on the earlier',
      },
    ]
  })
}

const form = '{ "before": … } or { "after": … }'

function wrongMove(name: string, move: JsonValue, list: readonly string[]): Wrong[] {
  if (move === null) return list.includes(name) ? [] : [unlisted([name], 'key', name, list)]
  const beside = neighbourOf(move)
  if (beside === undefined) return [formless(name, move)]
  if (beside.name !== name && list.includes(beside.name)) return []
  const others = list.filter((each) => each !== name)
  return [unlisted([name, beside.side], 'value', beside.name, others)]
}

function unlisted(path: Path, spot: 'key' | 'value', written: string, list: readonly string[]): Wrong {
  const message = `the order has no "${written}" ${spot === 'key' ? 'to take out' : 'to stand beside'}`
  return { path, spot, message, expected: `one of ${list.join(', ')}`, suggestions: suggest(written, list) }
}

function formless(name: string, move: JsonValue): Wrong {
  const keys = keysOf(move)
  const unknown = keys.find((key) => !sides.some((side) => side === key))
  if (unknown !== undefined)
    return {
      path: [name, unknown],
      spot: 'key',
      message: `unknown key "${unknown}": a move says before or after`,
      expected: form,
      suggestions: suggest(unknown, sides),
    }
  const [only] = keys
  const path = keys.length === 1 && only !== undefined ? [name, only] : [name]
  const message = keys.length === 1 ? 'must be the name of an entry' : `must be ${form}, or null to take "${name}" out`
  return { path, spot: 'value', message, expected: keys.length === 1 ? 'a text' : form }
}
