import type { Fault } from '@/engine/finding/fault'

/** In levels. The shipped merchants need 17; conditions may be nested. */
export const mostLevels = 100

const mark = /"(?:[^"\\]|\\.)*"|[[{\]}]/g

/** Finds the bracket that exceeds the limit, in a text that need not be valid JSON. */
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
  return { code: 'too-deep', offset, length: 1, path: [], message, expected: `at most ${mostLevels} levels`, received }
}
