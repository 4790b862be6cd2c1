import { isDeepStrictEqual } from 'node:util'
import { getNodePath, getNodeValue, type Node } from 'jsonc-parser'
import { rangeOf } from '@/engine/folder/text-range'
import type { Fault } from '@/engine/finding/fault'

/** Counts the keys in the text. More than the value has means that there is a duplicate. */
export function countKeysInText(text: string): number {
  let count = 0
  for (let start = text.indexOf('"'); start >= 0;) {
    let end = text.indexOf('"', start + 1)
    while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
    if (end < 0) break
    let next = end + 1
    while (text.charCodeAt(next) <= 32) next++
    if (text[next] === ':') count++
    start = text.indexOf('"', end + 1)
  }
  return count
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}

export function findDuplicateKeys(tree: Node | undefined, text: string): Fault[] {
  const properties = (tree?.children ?? []).filter(({ type }) => type === 'property')
  const inner = (tree?.children ?? []).flatMap((each) =>
    findDuplicateKeys(each.type === 'property' ? each.children?.[1] : each, text),
  )
  const last = new Map<unknown, Node>()
  const own: Fault[] = []
  for (const property of properties) {
    const [key, value] = property.children ?? []
    const before = last.get(key?.value)
    if (key !== undefined && before !== undefined)
      own.push(faultAt(key, rangeOf(text, before.offset, 0).start.line, removal(before, property, value, text)))
    last.set(key?.value, property)
  }
  return [...own, ...inner]
}

/** The first of two equal duplicates can be removed. If they differ, a program must not choose. */
function removal(before: Node, again: Node, value: Node | undefined, text: string): Pick<Fault, 'repair'> {
  const first = before.children?.[1]
  const isSame =
    first !== undefined && value !== undefined && isDeepStrictEqual(getNodeValue(first), getNodeValue(value))
  if (!isSame) return {}
  const siblings = again.parent?.children ?? []
  const following = siblings[siblings.indexOf(before) + 1] ?? again
  const between = text.slice(before.offset + before.length, following.offset)
  if (between.replace(/\s/g, '') !== ',') return {}
  return { repair: { offset: before.offset, length: following.offset - before.offset, text: '' } }
}

function faultAt(key: Node, firstLine: number, repair: Pick<Fault, 'repair'>): Fault {
  return {
    code: 'duplicate-key',
    offset: key.offset,
    length: key.length,
    path: getNodePath(key),
    message: `"${key.value}" stands twice in this object: it is in line ${firstLine} already`,
    expected: 'each key once',
    received: `"${key.value}" again`,
    ...repair,
  }
}
