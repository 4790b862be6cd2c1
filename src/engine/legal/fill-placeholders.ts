import { child, isJsonObject, valueAt, type JsonValue } from '@/contract/json/json-value'

/** Placeholders of a document, with the keys of site.json that they stand for. */
const places: Readonly<Record<string, readonly (string | number)[]>> = {
  brand: ['name'],
  host: ['hosts', 0],
  age: ['responsiblePlay', 'age'],
  'licence.number': ['licence', 'number'],
  'licence.regulator': ['licence', 'regulator'],
  'licence.holder': ['licence', 'holder'],
}

export const placeholderNames = Object.keys(places)

/** What a placeholder stands for on a brand; undefined where nothing does. */
function filledIn(name: string, site: JsonValue | undefined): string | undefined {
  const path = Object.hasOwn(places, name) ? places[name] : undefined
  const value = path === undefined ? undefined : valueAt(site, path)
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
}

/** Of keys that every brand has: a brand without one is told so of site.json. */
const required: ReadonlySet<string> = new Set(['brand', 'host'])

/** The key of site.json that a placeholder stands for, in words: `"licence" with its "number"`. */
export function placeholderKey(name: string): string {
  return (places[name] ?? []).map((key) => `"${key}"`).join(' with its ')
}

/** Whether site.json says nothing at the place; what it says there in another form is told where it stands. */
export function isLeftOut(name: string, site: JsonValue | undefined): boolean {
  if (required.has(name)) return false
  const path = Object.hasOwn(places, name) ? (places[name] ?? []) : []
  const within = (value: JsonValue | undefined, key: string | number) =>
    typeof value === 'object' ? child(value, key) : value
  const written = path.reduce(within, site)
  return written === undefined || written === null
}

/** A text with its placeholders filled in. */
export function fillPlaceholders(text: string, site: JsonValue | undefined): string {
  return isJsonObject(site)
    ? text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) => filledIn(name, site) ?? whole)
    : text
}
