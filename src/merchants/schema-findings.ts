import type { ErrorObject, ValidateFunction } from 'ajv'
import { fromPointer, toPointer } from './json-pointer'
import { pathIn, valueAt, type JsonValue, type Path } from './json-value'
import { hostInvalid } from './rules/host-invalid'
import { missingKey } from './rules/missing-key'
import type { Finding, Mistake, SchemaRule } from './rules/rule'
import { tooFew } from './rules/too-few'
import { tooMany } from './rules/too-many'
import { misspeltTag, unknownKey } from './rules/unknown-key'
import { wrongKey } from './rules/wrong-key'
import { typeName, wrongType } from './rules/wrong-type'
import { wrongValue } from './rules/wrong-value'
import { schemaAt, type SchemaNode } from './schema-node'

export const schemaRules: readonly SchemaRule[] = [
  hostInvalid,
  unknownKey,
  missingKey,
  wrongType,
  wrongValue,
  wrongKey,
  tooFew,
  tooMany,
]

export interface RuledFinding extends Finding {
  readonly rule: SchemaRule
}

/** Checks merged data against its schema, fills in defaults, and says each mistake once. */
export function schemaFindings(validate: ValidateFunction, root: SchemaNode, data: JsonValue): RuledFinding[] {
  if (validate(data)) return []
  const errors = validate.errors ?? []
  // ajv reports a key of the wrong form twice: by the pattern and by the map.
  const findings = errors
    .filter(({ propertyName }) => propertyName === undefined)
    .flatMap((error) => explain(mistakeOf(error, root, data)))
  return onceEach(withoutConsequences(findings))
}

function mistakeOf(error: ErrorObject, root: SchemaNode, data: JsonValue): Mistake {
  const path = pathIn(data, fromPointer(error.instancePath))
  return { error, path, node: schemaAt(root, data, path), value: valueAt(data, path) }
}

function explain(mistake: Mistake): RuledFinding[] {
  const { error } = mistake
  if (error.keyword === 'discriminator' && error.params['error'] === 'tag') return missingTag(mistake)
  const rule = schemaRules.find((each) => each.keywords.includes(error.keyword) && each.applies?.(mistake) !== false)
  return rule === undefined ? [] : [{ ...rule.explain(mistake), rule }]
}

function missingTag(mistake: Mistake): RuledFinding[] {
  const tag = String(mistake.error.params['tag'])
  const value = valueAt(mistake.value, [tag])
  if (value !== undefined) {
    const error = { ...mistake.error, params: { type: 'string' } }
    const inner = { error, path: [...mistake.path, tag], node: undefined, value }
    return [{ ...wrongType.explain(inner), rule: wrongType }]
  }
  const misspelt = misspeltTag(mistake, tag)
  if (misspelt !== undefined) return [{ ...misspelt, rule: unknownKey }]
  return typeName(mistake.value) === 'object' ? [{ ...missingKey.explain(mistake), rule: missingKey }] : []
}

/** A misspelt key also leaves the right one missing: that is one mistake. */
function withoutConsequences(findings: RuledFinding[]): RuledFinding[] {
  const misspelt = new Set(
    findings
      .filter(({ rule }) => rule === unknownKey)
      .flatMap(({ path, suggestions = [] }) => suggestions.slice(0, 1).map((key) => placeKey(path.slice(0, -1), key))),
  )
  return findings.filter(
    ({ rule, path, suggestions }) => rule !== missingKey || !misspelt.has(placeKey(path, suggestions?.[0] ?? '')),
  )
}

function placeKey(object: Path, key: string): string {
  return toPointer([...object, key])
}

function onceEach(findings: RuledFinding[]): RuledFinding[] {
  const byPlace = new Map(findings.map((each) => [`${each.rule.code} ${toPointer(each.path)} ${each.expected}`, each]))
  return [...byPlace.values()]
}
