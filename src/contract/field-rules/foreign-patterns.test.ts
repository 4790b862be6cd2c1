import { describe, expect, it } from 'vitest'
import foreign from './testing/corpora/foreign-patterns.json'
import slow from './testing/corpora/slow-patterns.json'
import unusable from './testing/corpora/unusable-patterns.json'
import { normaliseRule } from './normalise-rule'
import { hasPattern } from './pattern/matches'

interface Entry {
  readonly pattern: unknown
  readonly field?: string
  readonly minLength?: number
  readonly maxLength?: number
}

function normalise({ pattern, field = 'username', minLength, maxLength }: Entry) {
  const problems: string[] = []
  const raw = { enabled: true, acceptedPattern: pattern, minLength, maxLength }
  const rule = normaliseRule(field, raw, (problem) => void problems.push(problem))
  return { pattern: rule.pattern, problems }
}

describe('a pattern of another language takes and refuses what it does there', () => {
  it.each(foreign)('$from: $pattern', ({ takes, refuses, ...entry }) => {
    const { pattern = '', problems } = normalise(entry)
    expect(problems).toEqual([])
    expect(takes.filter((value) => !hasPattern(pattern, value))).toEqual([])
    expect(refuses.filter((value) => hasPattern(pattern, value))).toEqual([])
  })
})

describe('a pattern that cannot be said, or that nobody could meet, is dropped with one report', () => {
  it.each(unusable)('$why: $pattern', (entry) => {
    const { pattern, problems } = normalise(entry)
    expect(pattern).toBeUndefined()
    expect(problems).toHaveLength(1)
  })
})

/** Processor time in milliseconds, which other programs of the machine do not lengthen. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('a pattern that keeps an engine with backtracking busy keeps nobody waiting', () => {
  it.each(slow)('$pattern', ({ unit, end, ...entry }) => {
    const { pattern } = normalise(entry)
    const values = [20, 100, 255].map((length) => unit.repeat(length).slice(0, length) + end)
    const time = timeOf(() => {
      for (const value of values) if (pattern !== undefined) hasPattern(pattern, value)
    })
    expect(time).toBeLessThan(150)
  })
})

it('nearly all of them are used: four are met by no usual value', () => {
  expect(slow.filter((entry) => normalise(entry).pattern === undefined)).toHaveLength(4)
})

it('a pattern whose counts multiply beyond measure is dropped', () => {
  const nested = (times: string) => `^${'('.repeat(30)}a${`${times})`.repeat(30)}$`
  const { pattern, problems } = normalise({ pattern: nested('{1,2}') })
  expect(pattern).toBeUndefined()
  expect(problems[0]).toContain('takes too many steps')
})
