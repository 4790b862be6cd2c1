import * as validators from '@/contract/generated/validate-merchant.js'
import { isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import type { CheckFinding } from '@/engine/finding/check'
import { layerFindings } from './layer-findings'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { schemaFindings } from './schema-findings'
import { schemaOf } from '@/engine/schema/schema-node'
import type { UnsurePlace } from './uncertain-locations'

interface Written {
  readonly language: string
  /** The merchant's own file. */
  readonly own: JsonValue | undefined
  /** The texts of its templates, merged lazily. */
  readonly below: () => JsonObject | undefined
  /** Places hidden by mistakes in its templates; undefined when one of the templates is missing or cannot be read. */
  readonly hidden: readonly UnsurePlace[] | undefined
}

/**
 * Findings in the texts that a merchant itself writes in one language; its template's texts are checked once, with the
 * template.
 */
export function checkTexts({ language, own, below, hidden }: Written): CheckFinding[] {
  if (!isJsonObject(own)) return []
  const file = `locales/${language}` as const
  const schema = schemaOf('locale')
  const { found, removes } = wrongTexts(own, file)
  if (hidden === undefined || (found.length === 0 && !removes)) return found
  return layerFindings(found, { file, schema, own, below: below() }, hidden)
}

const wrongTexts = memoiseByObject((own: JsonObject, file: `locales/${string}`) => {
  const removes = Object.values(own).includes(null)
  const texts = removes ? withoutRemovals(own) : own
  const found = schemaFindings(validators.locale, schemaOf('locale'), texts).map((each) => ({ ...each, file }))
  return { found, removes }
})

/** Drops the `null` entries, which remove a text and are no texts themselves. */
function withoutRemovals(texts: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null))
}
