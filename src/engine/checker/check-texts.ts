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
  const layers = { file, schema, own, below: below() }
  if (hidden.length > 0) return layerFindings(found, layers, hidden)
  const known = overTemplates.get(own)
  if (known !== undefined && known.below === layers.below) return known.findings
  const findings = layerFindings(found, layers, hidden)
  overTemplates.set(own, { below: layers.below, findings })
  return findings
}

/** What was found in a brand's own texts over those of its templates: brands made of one model share both. */
const overTemplates = new WeakMap<JsonObject, { below: JsonObject | undefined; findings: CheckFinding[] }>()

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
