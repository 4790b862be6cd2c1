import { toPointer } from '@/contract/json/json-pointer'
import { isJsonObject, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import type { Check, Finding } from '@/engine/finding/check'
import type { SchemaCheck } from '@/engine/checks/check-kinds'
import { missingKey } from '@/engine/checks/schema/missing-key'
import { unknownKey } from '@/engine/checks/schema/unknown-key'
import { wrongKey } from '@/engine/checks/schema/wrong-key'
import { wrongType } from '@/engine/checks/schema/wrong-type'
import { wrongValue } from '@/engine/checks/schema/wrong-value'
import { schemaAt, type SchemaNode } from '@/engine/schema/schema-node'

export interface RuledFinding extends Finding {
  readonly check: SchemaCheck
}

/** Each mistake once, without its consequences. */
export function keepRootCauses(findings: RuledFinding[], root: SchemaNode, data: JsonValue): RuledFinding[] {
  const outermost = withoutNested(findings, root, data)
  return onceEach(withoutStrays(withoutConsequences(withoutRest(outermost)), root, data))
}

/** A map that stands within itself, `flags` in `flags`: whatever is wrong in it follows from that. */
function withoutNested(findings: RuledFinding[], root: SchemaNode, data: JsonValue): RuledFinding[] {
  const nested = new Map<string, RuledFinding>()
  const others = findings.filter((finding) => {
    const at = finding.path.findIndex((key, index) => index > 0 && key === finding.path[index - 1])
    const path = finding.path.slice(0, at + 1)
    if (at < 1 || !isJsonObject(valueAt(data, path)) || schemaAt(root, data, path.slice(0, -1)) === undefined)
      return true
    nested.set(toPointer(path), { ...nestedMap(path), check: unknownKey })
    return false
  })
  return [...others, ...nested.values()]
}

function nestedMap(path: Path): Finding {
  const key = `"${String(path.at(-1))}"`
  const message = `${key} stands within ${key}: what it holds belongs one level higher`
  return { path, spot: 'key', message, expected: `the entries of ${key} in its place`, received: key, suggestions: [] }
}

/** A value of the wrong type, or beyond one limit, is also not within the others; report that once. */
function withoutRest(findings: RuledFinding[]): RuledFinding[] {
  const told = new Set(findings.filter(({ check }) => check === wrongType).map(({ path }) => toPointer(path)))
  return findings.filter(({ check, path }) => {
    const place = toPointer(path)
    if (check !== wrongValue) return true
    const isTold = told.has(place)
    told.add(place)
    return !isTold
  })
}

/**
 * A misspelt key also leaves the right one missing, and an entry under a wrong name also lacks its required keys;
 * report that once.
 */
function withoutConsequences(findings: RuledFinding[]): RuledFinding[] {
  const misspelt = new Set(
    findings
      .filter(({ check }) => check === unknownKey)
      .flatMap(({ path, suggestions = [] }) => suggestions.slice(0, 1).map((key) => placeKey(path.slice(0, -1), key))),
  )
  const misnamed = new Set(findings.filter(({ check }) => check === wrongKey).map(({ path }) => toPointer(path)))
  return findings.filter(
    ({ check, path, suggestions }) =>
      check !== missingKey || (!misspelt.has(placeKey(path, suggestions?.[0] ?? '')) && !misnamed.has(toPointer(path))),
  )
}

/**
 * Drops unknown keys beside a missing key that would belong to it (such as the props of a block without its name, or
 * one key in place of another); report that once.
 */
function withoutStrays(findings: RuledFinding[], root: SchemaNode, data: JsonValue): RuledFinding[] {
  const unknown = byHolder(findings, unknownKey, ({ path }) => path.slice(0, -1))
  const told = new Map<RuledFinding, RuledFinding | undefined>()
  for (const [holder, lacking] of byHolder(findings, missingKey, ({ path }) => path)) {
    const strays = unknown.get(holder) ?? []
    for (const each of lacking) {
      const place = schemaAt(root, data, each.path)?.properties.get(each.about ?? '')
      const inner = strays.filter((stray) => place?.properties.has(keyOf(stray)) === true)
      for (const stray of inner) told.set(stray, undefined)
      const keys = inner.map((stray) => `"${keyOf(stray)}"`).join(', ')
      if (inner.length > 0) told.set(each, { ...each, message: `"${each.about}" is missing: it holds ${keys}` })
    }
    const [first, stray] = [lacking[0], strays[0]]
    const isInPlace = lacking.length === 1 && strays.length === 1 && stray?.suggestions?.length === 0
    if (first === undefined || stray === undefined || !isInPlace || told.has(first)) continue
    told.set(first, undefined)
    told.set(stray, { ...stray, message: `${stray.message}: "${first.about}" is missing` })
  }
  return findings.flatMap((each) => (told.has(each) ? (told.get(each) ?? []) : [each]))
}

function byHolder(findings: readonly RuledFinding[], check: Check, holderOf: (finding: RuledFinding) => Path) {
  const found = new Map<string, RuledFinding[]>()
  for (const each of findings) {
    if (each.check !== check) continue
    const holder = toPointer(holderOf(each))
    found.set(holder, [...(found.get(holder) ?? []), each])
  }
  return found
}

function keyOf({ path }: RuledFinding): string {
  return String(path.at(-1))
}

function placeKey(object: Path, key: string): string {
  return toPointer([...object, key])
}

function onceEach(findings: RuledFinding[]): RuledFinding[] {
  const byPlace = new Map(findings.map((each) => [`${each.check.code} ${toPointer(each.path)} ${each.expected}`, each]))
  return [...byPlace.values()]
}
