import { child, isJsonObject, keysOf, valueAt, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { promiseIn } from './brand-money'
import { differing } from './differing'
import type { Typeface } from '@/engine/new-brand/letters/typefaces'

/**
 * The brand's routes.json: the changes that its typeface's character makes to the template's blocks, and its currency to
 * what they promise. Undefined when there are none.
 */
export function brandRoutes(
  { props, homeFirst }: Typeface,
  currency: string,
  inherited: JsonValue | undefined,
): JsonObject | undefined {
  const change = propsChange(inherited, props, currency)
  const home = child(child(inherited, 'pages'), 'home')
  const order = orderOf(home, homeFirst)
  if (order !== undefined) {
    const pages = objectAt(change, 'pages')
    objectAt(pages, 'home')['order'] = order
  }
  return differing(change, inherited)
}

/** New props for every nested block that the character or the currency has props for. */
function propsChange(value: JsonValue | undefined, props: Typeface['props'], currency: string): JsonObject {
  const change: JsonObject = {}
  for (const key of keysOf(value)) {
    const part = child(value, key)
    const block = child(part, 'block')
    const wanted = typeof block === 'string' ? { ...props[block], ...promiseIn(currency, child(part, 'props')) } : {}
    const isWanted = Object.keys(wanted).length > 0
    const inside = isWanted ? { props: wanted } : propsChange(part, props, currency)
    if (Object.keys(inside).length > 0) change[key] = inside
  }
  return change
}

function orderOf(page: JsonValue | undefined, first: readonly string[]): JsonValue[] | undefined {
  const order = child(page, 'order')
  if (!Array.isArray(order)) return undefined
  const rank = (name: JsonValue): number => {
    const block = typeof name === 'string' ? valueAt(page, ['sections', name, 'block']) : undefined
    const at = typeof block === 'string' ? first.indexOf(block) : -1
    return at < 0 ? first.length : at
  }
  return [...order].sort((a, b) => rank(a) - rank(b))
}

function objectAt(parent: JsonObject, key: string): JsonObject {
  const known = parent[key]
  if (isJsonObject(known)) return known
  const made: JsonObject = {}
  parent[key] = made
  return made
}
