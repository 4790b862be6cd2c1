import { getNodePath, type Node } from 'jsonc-parser'
import type { Fault, Rule } from './rule'

export const duplicateKey: Rule = {
  code: 'duplicate-key',
  severity: 'error',
  docs: {
    what: 'A key stands twice in one object.',
    why: 'The first one would be dropped in silence.',
    bad: { 'locales/EN.json': '{\n  "nav.home": "Start",\n  "nav.home": "Home"\n}\n' },
    good: { 'locales/EN.json': '{\n  "nav.home": "Start"\n}\n' },
  },
}

/** Keys that stand in the text. More than there are in the value means that one stands twice. */
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

export function findDuplicateKeys(tree: Node | undefined): Fault[] {
  if (tree?.children === undefined) return []
  const seen = new Set<unknown>()
  return tree.children.flatMap((node) => {
    const key = node.type === 'property' ? node.children?.[0] : undefined
    const value = node.type === 'property' ? node.children?.[1] : node
    const inner = findDuplicateKeys(value)
    if (key === undefined) return inner
    const isSeen = seen.has(key.value)
    seen.add(key.value)
    return isSeen ? [faultAt(key), ...inner] : inner
  })
}

function faultAt(key: Node): Fault {
  return {
    rule: duplicateKey,
    offset: key.offset,
    length: key.length,
    path: getNodePath(key),
    message: `"${key.value}" stands twice in this object`,
    expected: 'each key once',
    received: `"${key.value}" again`,
  }
}
