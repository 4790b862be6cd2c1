import { readFileSync } from 'node:fs'
import { parse, parseTree, type Node } from 'jsonc-parser'
import { findByteOrderMark } from './rules/byte-order-mark'
import { countKeysInText, findDuplicateKeys } from './rules/duplicate-key'
import type { Fault } from './rules/rule'
import { findSyntaxErrors } from './rules/syntax-error'
import { findUnsafeKeys, surveyKeys, withoutUnsafeKeys } from './rules/unsafe-key'
import { decode } from './rules/wrong-encoding'
import type { JsonValue } from './json-value'

/** One file of a merchant: a layer of what it resolves to. */
export interface JsonFile {
  /** Absolute. */
  readonly path: string
  readonly text: string
  /** Undefined when the text does not say what is meant. */
  readonly value: JsonValue | undefined
  readonly faults: readonly Fault[]
  /** The text with positions, parsed when somebody asks for a place. */
  tree(): Node | undefined
}

export function readJsonFile(path: string): JsonFile {
  const { text, faults } = decode(readFileSync(path))
  return faults.length > 0 ? jsonFile(path, text, undefined, faults) : parseJsonFile(path, text)
}

export function parseJsonFile(path: string, text: string): JsonFile {
  const marks = findByteOrderMark(text)
  const body = marks.length > 0 ? ` ${text.slice(1)}` : text
  try {
    return checkKeys(path, text, JSON.parse(body) as JsonValue, countKeysInText(body), marks)
  } catch (error) {
    const { faults, isReadable } = findSyntaxErrors(body, (error as Error).message)
    if (!isReadable) return jsonFile(path, text, undefined, [...marks, ...faults])
    return checkKeys(path, text, parse(body) as JsonValue, Infinity, [...marks, ...faults])
  }
}

function checkKeys(path: string, text: string, value: JsonValue, keysInText: number, faults: Fault[]): JsonFile {
  const { count, isSafe } = surveyKeys(value)
  const file = jsonFile(path, text, isSafe ? value : withoutUnsafeKeys(value), faults)
  if (isSafe && count === keysInText) return file
  return { ...file, faults: [...faults, ...findDuplicateKeys(file.tree()), ...findUnsafeKeys(file.tree())] }
}

function jsonFile(path: string, text: string, value: JsonValue | undefined, faults: readonly Fault[]): JsonFile {
  let tree: Node | undefined
  return { path, text, value, faults, tree: () => (tree ??= parseTree(text)) }
}
