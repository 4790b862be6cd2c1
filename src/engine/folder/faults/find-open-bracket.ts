const mark = /"(?:[^"\\\n]|\\.)*"|[[{\]}]/g

export interface Closing {
  /** The sign that closes what is open. */
  readonly sign: '}' | ']'
  /** Where the bracket stands that is open. */
  readonly open: number
}

/** What closes the innermost bracket that is open at an offset; undefined where none is. */
export function closingAt(text: string, offset: number): Closing | undefined {
  const open: Closing[] = []
  for (const { 0: found, index } of text.matchAll(mark)) {
    if (index >= offset) break
    if (found === '{') open.push({ sign: '}', open: index })
    else if (found === '[') open.push({ sign: ']', open: index })
    else if (found === open.at(-1)?.sign) open.pop()
  }
  return open.at(-1)
}
