import type { Fault } from '@/engine/finding/fault'

/** In levels. The shipped merchants need 17; conditions may be nested. */
export const maxNesting = 100

const mark = /"(?:[^"\\]|\\.)*"|[[{\]}]/g

/** Finds the bracket that exceeds the limit, in a text that need not be valid JSON. */
export function findTooDeep(text: string): Fault[] {
  let level = 0
  for (const { 0: found, index } of text.matchAll(mark)) {
    if (found === '{' || found === '[') level++
    else if (found === '}' || found === ']') level = Math.max(0, level - 1)
    if (level > maxNesting) return [faultAt(index, found)]
  }
  return []
}

function faultAt(offset: number, received: string): Fault {
  const message = `more than ${maxNesting} levels deep`
  return { code: 'too-deep', offset, length: 1, path: [], message, expected: `at most ${maxNesting} levels`, received }
}
