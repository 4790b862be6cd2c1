import type { ErrorObject, ValidateFunction } from 'ajv'
import { pathIn, valueAt, type JsonValue } from '@/contract/json/json-value'
import * as validators from '@/contract/generated/validate-merchant.js'
import type { CheckFinding } from '@/engine/finding/check'
import type { ConfigFile } from '@/engine/schema/config-files'
import type { Mistake } from '@/engine/checks/check-kinds'
import { tooFew } from '@/engine/checks/schema/too-few'
import { missingKey } from '@/engine/checks/schema/missing-key'
import { misspeltTag, unknownKey } from '@/engine/checks/schema/unknown-key'
import { typeName, wrongType } from '@/engine/checks/schema/wrong-type'
import { fromPointer } from '@/contract/json/json-pointer'
import { keepRootCauses, type RuledFinding } from './keep-root-causes'
import { schemaChecks } from '@/engine/checks/schema/schema-checks'
import { schemaAt, schemaOf, type SchemaNode } from '@/engine/schema/schema-node'

/** Validates merged data against its schema, fills in defaults, and reports each mistake once. */
export function schemaFindings(validate: ValidateFunction, root: SchemaNode, data: JsonValue): RuledFinding[] {
  if (validate(data)) return []
  const errors = validate.errors ?? []
  // ajv reports an invalid property name twice: for the pattern and for the map.
  const findings = errors
    .filter(({ propertyName }) => propertyName === undefined)
    .flatMap((error) => explain(mistakeOf(error, root, data)))
  return keepRootCauses(findings, root, data)
}

/** If the template of a file cannot be read, only what is written can be checked, not what is missing. */
export function checkFile(key: ConfigFile, data: JsonValue, isWhole: boolean): CheckFinding[] {
  const findings = schemaFindings(validators[key], schemaOf(key), data)
    .filter(({ check }) => isWhole || (check !== missingKey && check !== tooFew))
    .map((finding) => ({ ...finding, file: key }))
  if (typeof data === 'object' && data !== null && '$schema' in data) delete data['$schema']
  return findings
}

function mistakeOf(error: ErrorObject, root: SchemaNode, data: JsonValue): Mistake {
  const path = pathIn(data, fromPointer(error.instancePath))
  return { error, path, node: schemaAt(root, data, path), value: valueAt(data, path) }
}

function explain(mistake: Mistake): RuledFinding[] {
  const { error } = mistake
  if (error.keyword === 'discriminator' && error.params['error'] === 'tag') return missingTag(mistake)
  const check = schemaChecks.find((each) => each.keywords.includes(error.keyword) && each.applies?.(mistake) !== false)
  return check === undefined ? [] : [{ ...check.explain(mistake), check }]
}

function missingTag(mistake: Mistake): RuledFinding[] {
  const tag = String(mistake.error.params['tag'])
  const value = valueAt(mistake.value, [tag])
  if (value !== undefined) {
    const error = { ...mistake.error, params: { type: 'string' } }
    const inner = { error, path: [...mistake.path, tag], node: undefined, value }
    return [{ ...wrongType.explain(inner), check: wrongType }]
  }
  const misspelt = misspeltTag(mistake, tag)
  if (misspelt !== undefined) return [{ ...misspelt, check: unknownKey }]
  return typeName(mistake.value) === 'object' ? [{ ...missingKey.explain(mistake), check: missingKey }] : []
}
