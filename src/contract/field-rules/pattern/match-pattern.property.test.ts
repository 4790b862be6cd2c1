import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runsOf } from '@tests/extent'
import { PatternProblem } from './cursor'
import { createMatch } from './match-pattern'
import { printPattern } from './print-pattern'
import { readPattern } from './read-pattern'

const unit = fc.constantFrom('a', 'b', 'B', '1', '_', ' ', '-', 'é', 'ạ', '🎲')

/** Sources of patterns that JavaScript reads with the flag u. */
const { pattern } = fc.letrec<{ pattern: string; sequence: string; item: string }>((tie) => ({
  pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 2 }).map((each) => each.join('|')),
  sequence: fc.array(tie('item'), { maxLength: 4 }).map((each) => each.join('')),
  item: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      '\\w',
      '\\d',
      '\\W',
      '[a-z1]',
      '^',
      '$',
      '\\b',
      '\\B',
      '🎲',
      '\\p{L}',
    ),
    fc
      .tuple(
        fc.constantFrom('a', 'b', '.', '[ab]', '[^b]', '\\w', '🎲'),
        fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{0,2}', '{2,}', '*?', '{1,2}?'),
      )
      .map((each) => each.join('')),
    fc
      .tuple(tie('pattern'), fc.constantFrom('', '?', '*', '{0,2}', '{2}', '+'))
      .map(([body, times]) => `(?:${body})${times}`),
    fc.tuple(fc.constantFrom('?=', '?!', '?<=', '?<!'), tie('pattern')).map(([sign, body]) => `(${sign}${body})`),
  ),
}))

const values = fc.array(unit, { maxLength: 6 }).map((each) => each.join(''))

/** Where V8 looks for empty matches too, although there is no such position with the flag u. */
const isWithinPair = (text: string, at: number) =>
  /^[\udc00-\udfff]/.test(text.slice(at)) && /[\ud800-\udbff]$/.test(text.slice(0, at))

it('matches what RegExp matches', () => {
  fc.assert(
    fc.property(pattern, fc.array(values, { minLength: 1, maxLength: 6 }), fc.boolean(), (source, texts, i) => {
      const node = readPattern(source, { i })
      const match = createMatch(node)
      const native = new RegExp(source, i ? 'iu' : 'u')
      for (const text of texts) {
        const found = native.exec(text)
        const isComparable = found === null || !isWithinPair(text, found.index)
        // Without a matcher for each of so many, which would take most of the time.
        if (isComparable && match(text) !== (found !== null)) throw new Error(JSON.stringify([source, text, i]))
      }
    }),
    { numRuns: runsOf(2000) },
  )
})

it('prints what it reads as the same again', () => {
  fc.assert(
    fc.property(pattern, fc.array(values, { minLength: 1, maxLength: 4 }), fc.boolean(), (source, texts, i) => {
      const printed = printPattern(readPattern(source, { i }))
      const [first, again] = [createMatch(readPattern(source, { i })), createMatch(readPattern(printed))]
      for (const text of texts)
        if (again(text) !== first(text)) throw new Error(JSON.stringify([source, printed, text]))
      if (!i) expect(new RegExp(printed, 'u').source).toBe(printed === '' ? '(?:)' : printed)
    }),
    { numRuns: runsOf(2000) },
  )
})

it('reads any text, or says why not', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab1^$[](){}|*+?\\.-,:<>=!&pPxuQEk#🎲'.split('')), maxLength: 14 })
  fc.assert(
    fc.property(text, fc.constantFrom('javascript', 'posix', 'java'), (source, brackets) => {
      try {
        createMatch(readPattern(source, {}, brackets))('ab1 🎲')
      } catch (error) {
        expect(error).toBeInstanceOf(PatternProblem)
      }
    }),
    { numRuns: runsOf(5000) },
  )
})
