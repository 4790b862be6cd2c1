import * as validators from '@/generated/validate-merchant.js'
import { isJsonObject, type JsonObject, type JsonValue } from '@/lib/json-value'
import type { CheckFinding } from './checks/check'
import { layerFindings } from './layer-findings'
import { schemaFindings } from './schema-findings'
import { schemaOf } from './schema-node'
import type { UnsurePlace } from './unsure-places'

interface Written {
  readonly language: string
  /** The merchant's own file. */
  readonly own: JsonValue | undefined
  /** Texts of its template. */
  readonly below: JsonObject | undefined
  /** What mistakes of its templates hide; undefined where one of them is missing or cannot be read. */
  readonly hidden: readonly UnsurePlace[] | undefined
}

/** What is wrong with what a merchant itself writes in one language: its template's texts are judged there, once. */
export function checkTexts({ language, own, below, hidden }: Written): CheckFinding[] {
  if (!isJsonObject(own)) return []
  const file = `locales/${language}` as const
  const schema = schemaOf('locale')
  const found = schemaFindings(validators.locale, schema, withoutRemovals(own)).map((each) => ({ ...each, file }))
  return hidden === undefined ? found : layerFindings(found, { file, schema, own, below }, hidden)
}

/** Without what removes a text, which is none. */
function withoutRemovals(texts: JsonObject): JsonObject {
  const entries = Object.entries(texts)
  const kept = entries.filter(([, text]) => text !== null)
  return kept.length === entries.length ? texts : Object.fromEntries(kept)
}
