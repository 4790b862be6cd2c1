import { PatternProblem, type Brackets } from './pattern/cursor'
import { drawnValues } from './pattern/drawn-values'
import { createMatch, mostSteps } from './pattern/match-pattern'
import { keepMatch, type Match } from './pattern/matches'
import { kindOfField, ordinaryValues, type Lengths } from './pattern/ordinary-values'
import type { PatternNode } from './pattern/pattern-node'
import { printPattern } from './pattern/print-pattern'
import { readPattern } from './pattern/read-pattern'
import { stepsOf } from './pattern/steps-of'
import { unwrapPattern } from './pattern/unwrap-pattern'

/** Longer than any rule seen. */
const longestPattern = 2000

/** What a pattern is for. */
export interface PatternUse extends Lengths {
  readonly field: string
}

/**
 * The source of a regular expression that means in JavaScript what the server's pattern means in the server's language,
 * or undefined. A pattern that no ordinary value of its field matches would lock everybody out, so it is dropped too.
 */
export function normalisePattern(raw: unknown, use: PatternUse, report: (problem: string) => void): string | undefined {
  if (raw === null || raw === undefined || raw === '') return undefined
  try {
    const { pattern, match } = usableReading(raw, use)
    keepMatch(pattern, match)
    return pattern
  } catch (error) {
    if (!(error instanceof PatternProblem)) throw error
    report(`acceptedPattern ${JSON.stringify(raw)} ${error.message}`)
    return undefined
  }
}

interface Reading {
  readonly pattern: string
  readonly node: PatternNode
  readonly match: Match
}

/** The first reading that an ordinary value matches; throws a PatternProblem when there is none. */
function usableReading(raw: unknown, use: PatternUse): Reading {
  if (typeof raw !== 'string') throw new PatternProblem('is no pattern')
  if (raw.length > longestPattern) throw new PatternProblem(`has more than ${longestPattern} characters`)
  const known: Reading[] = []
  const problems: PatternProblem[] = []
  const unread = readingsOf(raw, problems)
  for (const least of shortest) {
    const found = known.find((reading) => isMet(reading, use, least))
    if (found !== undefined) return found
    for (let next = unread.next(); next.done !== true; next = unread.next()) {
      known.push(next.value)
      if (isMet(next.value, use, least)) return next.value
    }
  }
  if (known.length === 0 && problems[0] !== undefined) throw problems[0]
  throw new PatternProblem(`takes none of the usual values${lengthsOf(use)}`)
}

/** The ways to read a pattern, each read only when the ones before it do not do: a phone takes 5 ms for one. */
function* readingsOf(raw: string, problems: PatternProblem[]): Generator<Reading, void> {
  const { text, flags } = unwrapPattern(raw)
  const had = new Set<string>()
  for (const [source, brackets] of waysToRead(text)) {
    try {
      const node = readPattern(source, flags, brackets)
      const pattern = printPattern(node)
      if (had.has(pattern)) continue
      had.add(pattern)
      yield { pattern, node, match: createMatch(node) }
    } catch (error) {
      if (!(error instanceof PatternProblem)) throw error
      problems.push(error)
    }
  }
}

/**
 * A value of one character counts only where no reading takes a longer one: `^[a-z[A-Z]]*$` takes `a` in JavaScript,
 * and names in Java.
 */
const shortest = [2, 1]

/** As JavaScript reads it, as others do, and with backslashes that were escaped twice. */
function waysToRead(text: string): (readonly [source: string, brackets: Brackets])[] {
  const single = text.replaceAll('\\\\', '\\')
  return [
    // An intersection of classes is meant by whoever writes one.
    ...(text.includes('&&[') ? [] : [[text, 'javascript'] as const, [text, 'posix'] as const]),
    [text, 'java'],
    ...(single === text ? [] : [[single, 'java'] as const]),
  ]
}

function isMet({ node, match }: Reading, { field, minLength = 0, maxLength = Infinity }: PatternUse, least: number) {
  // Values of a length that no form compares tell nothing.
  if (minLength > longestCompared) return true
  const lengths = { minLength: Math.max(minLength, Math.min(least, maxLength)), maxLength }
  const drawn = () => drawnValues(node, kindOfField(field), lengths)
  if (stepsOf(node) > mostSteps && isEndless(match, drawn())) throw new PatternProblem('takes too many steps')
  for (const value of drawn()) if (match(value)) return true
  for (const value of ordinaryValues(field, lengths)) if (match(value)) return true
  return false
}

/** Whether comparing a long value comes to no end: one of what the pattern itself takes, of one letter, of one digit. */
function isEndless(match: Match, drawn: Iterable<string>): boolean {
  const [first = 'a'] = drawn
  return [first, 'a', '1'].some((value) => {
    const long = value.repeat(longestCompared).slice(0, longestCompared)
    return match(long) === undefined
  })
}

/** Forms compare no longer value with a pattern (schemas/common/rule-check.schema.json). */
const longestCompared = 256

function lengthsOf({ minLength, maxLength }: PatternUse): string {
  if (minLength === undefined && maxLength === undefined) return ''
  return ` of ${minLength ?? 1} to ${maxLength ?? 'any number of'} characters`
}
