import type { Fault, Check } from '@/engine/finding/check'

/** Levels. The shipped merchants need 17; conditions may hold conditions. */
export const mostLevels = 100

export const tooDeep: Check = {
  code: 'too-deep',
  severity: 'error',
  docs: {
    what: `Objects and lists stand in one another more than ${mostLevels} levels deep.`,
    why: 'No part needs that many, and programs that read such a file run out of memory.',
    bad: { 'menus.json': `{ "side": ${'['.repeat(mostLevels)}${']'.repeat(mostLevels)} }` },
    good: { 'menus.json': '{ "side": { "order": ["home"] } }' },
  },
}

const mark = /"(?:[^"\\]|\\.)*"|[[{\]}]/g

/** The bracket that goes too deep, in a text that need not be JSON. */
export function findTooDeep(text: string): Fault[] {
  let level = 0
  for (const { 0: found, index } of text.matchAll(mark)) {
    if (found === '{' || found === '[') level++
    else if (found === '}' || found === ']') level = Math.max(0, level - 1)
    if (level > mostLevels) return [faultAt(index, found)]
  }
  return []
}

function faultAt(offset: number, received: string): Fault {
  const message = `more than ${mostLevels} levels deep`
  return { check: tooDeep, offset, length: 1, path: [], message, expected: `at most ${mostLevels} levels`, received }
}
