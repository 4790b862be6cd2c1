import { getNodePath, type Node } from 'jsonc-parser'
import { isJsonObject, type JsonValue } from '@/contract/json/json-value'
import type { Fault } from '@/engine/finding/fault'
import { maxNesting } from './find-too-deep'

const unsafe = new Set(['__proto__', 'constructor', 'prototype'])

/** Counts the keys of a value, and tells whether all of them are safe and whether it is nested too deeply to go on. */
export function surveyKeys(value: JsonValue): { count: number; isSafe: boolean; isTooDeep: boolean } {
  const survey = { count: 0, isSafe: true, isTooDeep: false }
  const visit = (each: JsonValue, level: number): void => {
    if (typeof each !== 'object' || each === null) return
    if (level > maxNesting) survey.isTooDeep = true
    else if (Array.isArray(each)) for (const item of each) visit(item, level + 1)
    else
      for (const key of Object.keys(each)) {
        survey.count++
        if (unsafe.has(key)) survey.isSafe = false
        visit(each[key] as JsonValue, level + 1)
      }
  }
  visit(value, 1)
  return survey
}

export function withoutUnsafeKeys(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withoutUnsafeKeys)
  if (!isJsonObject(value)) return value
  const safe = Object.entries(value).filter(([key]) => !unsafe.has(key))
  return Object.fromEntries(safe.map(([key, each]) => [key, withoutUnsafeKeys(each)]))
}

export function findUnsafeKeys(node: Node | undefined): Fault[] {
  return (node?.children ?? []).flatMap((each) => {
    const inner = findUnsafeKeys(each)
    const key = each.type === 'property' ? each.children?.[0] : undefined
    return key !== undefined && unsafe.has(key.value as string) ? [faultAt(key), ...inner] : inner
  })
}

function faultAt(key: Node): Fault {
  return {
    code: 'unsafe-key',
    offset: key.offset,
    length: key.length,
    path: getNodePath(key),
    message: `"${key.value}" is refused as a key`,
    expected: 'another key',
    received: `"${key.value}"`,
  }
}
