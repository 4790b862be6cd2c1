import { describe, expect, it } from 'vitest'
import flags from './testing/corpora/flags.json'
import { hasPattern } from './pattern/matches'
import { normaliseRule, normaliseRules } from './normalise-rule'

function normalise(raw: unknown) {
  const problems: string[] = []
  const rule = normaliseRule('username', raw, (problem) => void problems.push(problem))
  return { rule, problems }
}

const pattern = (acceptedPattern: unknown) => normalise({ enabled: 1, acceptedPattern })
const accepts = (acceptedPattern: string, value: string) =>
  hasPattern(pattern(acceptedPattern).rule.pattern ?? '', value)

describe('a rule as sent', () => {
  it('is taken over where it is as it should be', () => {
    const raw = {
      enabled: true,
      required: true,
      acceptedPattern: '^[a-z]+$',
      patternId: '5',
      minLength: 4,
      maxLength: 12,
    }
    expect(normalise(raw)).toEqual({
      rule: { enabled: true, required: true, pattern: '^[a-z]+$', patternId: '5', minLength: 4, maxLength: 12 },
      problems: [],
    })
  })

  it('may say its flags and numbers as texts', () => {
    const { rule, problems } = normalise({
      enabled: '1',
      required: 'true',
      patternId: 5,
      minLength: '4',
      maxLength: '12',
    })
    expect(rule).toEqual({ enabled: true, required: true, patternId: '5', minLength: 4, maxLength: 12 })
    expect(problems).toEqual([])
  })

  it('has no limits where it says null, 0 or nothing', () => {
    const raw = { enabled: 1, acceptedPattern: null, patternId: null, minLength: null, maxLength: 0 }
    expect(normalise(raw)).toEqual({ rule: { enabled: true, required: false }, problems: [] })
  })

  it('is off when it is null, and asked when it only says that it is required', () => {
    expect(normalise(null).rule).toEqual({ enabled: false, required: false })
    expect(normalise({ required: 1 }).rule).toEqual({ enabled: true, required: true })
    expect(normalise({ enabled: 0, required: 1 }).rule).toEqual({ enabled: false, required: true })
  })

  it.each(flags.on)('understands the flag %j as yes', (flag) => {
    const { rule, problems } = normalise({ enabled: flag, required: flag })
    expect(rule).toEqual({ enabled: true, required: true })
    expect(problems).toEqual([])
  })

  it.each(flags.off)('understands the flag %j as no', (flag) => {
    expect(normalise({ enabled: flag, required: flag })).toEqual({
      rule: { enabled: false, required: false },
      problems: [],
    })
  })

  it.each(flags.neither)('shows the field and does not require it where a flag is neither: %j', (flag) => {
    const { rule, problems } = normalise({ enabled: flag, required: flag })
    expect(rule).toEqual({ enabled: true, required: false })
    expect(problems).toHaveLength(2)
    expect(normalise({ enabled: flag, required: true }).rule).toEqual({ enabled: true, required: false })
    expect(normalise({ enabled: true, required: flag }).rule).toEqual({ enabled: true, required: false })
    expect(normalise({ required: flag }).rule).toEqual({ enabled: true, required: false })
  })

  it.each([
    [{ minLength: -1 }],
    [{ maxLength: 'many' }],
    [{ maxLength: 4.5 }],
    [{ minLength: 9, maxLength: 4 }],
    [{ patternId: {} }],
  ])('loses only the part that cannot be used: %j', (raw) => {
    const { rule, problems } = normalise({ enabled: 1, ...raw })
    expect(rule).toEqual({ enabled: true, required: false })
    expect(problems).toHaveLength(1)
  })

  it('is reported once with its field, whatever number of parts is dropped', () => {
    const { rules, problems } = normaliseRules({
      email: { enabled: 1, acceptedPattern: '(', minLength: -2 },
      line: 'yes',
    })
    expect(rules).toEqual({ email: { enabled: true, required: false }, line: { enabled: false, required: false } })
    expect(problems).toHaveLength(2)
    expect(problems[0]).toContain('"email"')
  })
})

describe('a pattern of another language', () => {
  it('keeps its meaning when it ignores case', () => {
    expect(accepts('(?i)^[a-f]+x$', 'aBFX')).toBe(true)
    expect(accepts('^(?i)player\\d$', 'PLAYER1')).toBe(true)
    expect(accepts('/^[a-z]{3}$/i', 'AbC')).toBe(true)
    expect(accepts('(?i)^\\w\\x41$', '_A')).toBe(true)
    expect(accepts('(?i)^ab$', 'ac')).toBe(false)
  })

  it('loses its delimiters and the anchors that JavaScript lacks', () => {
    expect(pattern('/^\\d+$/').rule.pattern).toBe('^\\d+$')
    expect(pattern('\\A\\d+\\z').rule.pattern).toBe('^\\d+$')
  })

  it.each(['(', '[a-', '(a)\\1', '\\X', `^${'a?'.repeat(1200)}$`])(
    'is dropped with a report when it cannot be used: %s',
    (source) => {
      const { rule, problems } = pattern(source)
      expect(rule.pattern).toBeUndefined()
      expect(problems).toHaveLength(1)
    },
  )
})
