import { valueAt, type JsonValue } from '@/contract/json/json-value'

/** The BCP 47 tag of a language in a merchant's site.json, merged; undefined where none is written. */
export function localeOf(site: JsonValue | undefined, language: string): string | undefined {
  const locale = valueAt(site, ['languages', 'items', language, 'locale'])
  return typeof locale === 'string' ? locale : undefined
}
