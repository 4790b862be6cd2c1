/** What flags change while a pattern is read; a group restores them at its end. */
export interface ReadingFlags {
  readonly i: boolean
  readonly m: boolean
  readonly s: boolean
  readonly x: boolean
  /** Whether \w, \d and \b know letters and digits of every script, as the flag u says in PHP and Python. */
  readonly u: boolean
}

/**
 * How brackets in classes are read. POSIX, PCRE and Python take a closing one that comes first as a character: `[]a]`.
 * Java and .NET have classes in classes too: `[a[b]]`, `[a-z&&[^q]]`, `[a-z-[q]]`.
 */
export type Brackets = 'javascript' | 'posix' | 'java'

/** Where in a pattern the reading is. */
export interface Cursor {
  readonly text: string
  readonly brackets: Brackets
  at: number
  flags: ReadingFlags
  /** How many groups and classes the cursor is in. */
  depth: number
}

/** Why a pattern is left out; the message ends a sentence that begins with the pattern. */
export class PatternProblem extends Error {
  override readonly name = 'PatternProblem'
}

/** Moves behind what a sticky expression matches at the cursor; undefined where it does not match. */
export function eat(cursor: Cursor, expression: RegExp): RegExpExecArray | undefined {
  expression.lastIndex = cursor.at
  const found = expression.exec(cursor.text)
  if (found === null) return undefined
  cursor.at = expression.lastIndex
  return found
}

/** Far more than anybody writes, and far less than the engine's stack holds. */
const deepest = 100

/** Reads what stands within a bracket. */
export function readInside<T>(cursor: Cursor, read: (cursor: Cursor) => T): T {
  cursor.depth += 1
  if (cursor.depth > deepest) throw new PatternProblem('is nested too deeply')
  const found = read(cursor)
  cursor.depth -= 1
  return found
}
