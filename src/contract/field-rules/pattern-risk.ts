import type { PatternNode } from './read-pattern'

/** A repetition of fewer times than this is cheap, whatever it contains. */
const manyTimes = 10
/** With values of at most 256 characters, two overlapping repetitions cost 256² steps, three 16 million. */
const mostNeighbours = 2

/**
 * Whether some value could make the pattern backtrack for seconds: a repetition that can split the same text in several
 * ways, nested or adjacent. Conservative: a pattern that is refused is left to the server.
 */
export function canBacktrackWithoutBound(node: PatternNode): boolean {
  if (node.kind === 'repeat') {
    if (node.max >= manyTimes && isAmbiguous(node.body)) return true
    return canBacktrackWithoutBound(node.body)
  }
  if (node.kind === 'look') return canBacktrackWithoutBound(node.body)
  if (node.kind === 'choice') return node.branches.some(canBacktrackWithoutBound)
  if (node.kind === 'sequence')
    return longestRow(node.parts) > mostNeighbours || node.parts.some(canBacktrackWithoutBound)
  return false
}

/** Whether repeating the node can match one text in several ways. */
function isAmbiguous(node: PatternNode): boolean {
  const first = firstOf(node)
  if (isOptional(node)) return true
  if (endsOf(node).some((end) => overlaps(end, first))) return true
  return choicesIn(node).some((branches) =>
    branches.some((branch, at) => branches.slice(at + 1).some((other) => overlaps(firstOf(branch), firstOf(other)))),
  )
}

/** The longest run of adjacent long repetitions that can match each other's characters. */
function longestRow(parts: readonly PatternNode[]): number {
  let row = 0
  let longest = 0
  let last: ReadonlySet<string> = new Set()
  let seen: ReadonlySet<string> = new Set()
  for (const part of parts) {
    const accepts = allOf(part)
    const isLong = part.kind === 'repeat' && part.max > manyTimes
    if (!overlaps(seen, accepts) && (isLong || !isOptional(part))) {
      row = 0
      last = seen = new Set()
    }
    if (!isLong) continue
    if (row === 0 || overlaps(last, firstOf(part))) row += 1
    last = accepts
    seen = union([seen, accepts])
    longest = Math.max(longest, row)
  }
  return longest
}

function firstOf(node: PatternNode): ReadonlySet<string> {
  if (node.kind === 'characters') return node.accepts
  if (node.kind === 'choice') return union(node.branches.map(firstOf))
  if (node.kind === 'repeat') return firstOf(node.body)
  if (node.kind !== 'sequence') return new Set()
  const needed = node.parts.findIndex((part) => !isOptional(part))
  return union(node.parts.slice(0, needed < 0 ? undefined : needed + 1).map(firstOf))
}

/**
 * Character sets of the repetitions that can extend to the end of the node: nothing mandatory after them stops them.
 */
function endsOf(node: PatternNode): ReadonlySet<string>[] {
  if (node.kind === 'choice') return node.branches.flatMap(endsOf)
  if (node.kind === 'repeat') return node.max > node.min ? [allOf(node.body)] : endsOf(node.body)
  if (node.kind !== 'sequence') return []
  return node.parts.flatMap((part, at) => {
    const needed = node.parts.slice(at + 1).filter((later) => !isOptional(later))
    return endsOf(part).filter((end) => needed.every((later) => overlaps(end, allOf(later))))
  })
}

function choicesIn(node: PatternNode): (readonly PatternNode[])[] {
  if (node.kind === 'choice') return [node.branches, ...node.branches.flatMap(choicesIn)]
  if (node.kind === 'repeat') return choicesIn(node.body)
  return node.kind === 'sequence' ? node.parts.flatMap(choicesIn) : []
}

function allOf(node: PatternNode): ReadonlySet<string> {
  if (node.kind === 'characters') return node.accepts
  if (node.kind === 'choice') return union(node.branches.map(allOf))
  if (node.kind === 'repeat') return allOf(node.body)
  return node.kind === 'sequence' ? union(node.parts.map(allOf)) : new Set()
}

/** Whether the node can match the empty text. */
function isOptional(node: PatternNode): boolean {
  if (node.kind === 'characters') return false
  if (node.kind === 'choice') return node.branches.some(isOptional)
  if (node.kind === 'repeat') return node.min === 0 || isOptional(node.body)
  return node.kind === 'sequence' ? node.parts.every(isOptional) : true
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]))
}

function overlaps(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((each) => other.has(each))
}
