import { isJsonObject, valueAt, type JsonValue } from '@/contract/json/json-value'

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
export function filledIn(name: string, site: JsonValue | undefined): string | undefined {
  const path = Object.hasOwn(places, name) ? places[name] : undefined
  const value = path === undefined ? undefined : valueAt(site, path)
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
}

/** A text with its placeholders filled in. */
export function fillPlaceholders(text: string, site: JsonValue | undefined): string {
  return isJsonObject(site)
    ? text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) => filledIn(name, site) ?? whole)
    : text
}
