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

const values = fc.array(unit, { maxLength: 9 }).map((each) => each.join(''))

it('matches what RegExp matches', () => {
  fc.assert(
    fc.property(pattern, fc.array(values, { minLength: 1, maxLength: 6 }), fc.boolean(), (source, texts, i) => {
      const node = readPattern(source, { i })
      const match = createMatch(node)
      const native = new RegExp(source, i ? 'iu' : 'u')
      for (const text of texts) expect(match(text), JSON.stringify([source, text, i])).toBe(native.test(text))
    }),
    { numRuns: runsOf(5000) },
  )
})

it('prints what it reads as the same again', () => {
  fc.assert(
    fc.property(pattern, fc.array(values, { minLength: 1, maxLength: 4 }), fc.boolean(), (source, texts, i) => {
      const printed = printPattern(readPattern(source, { i }))
      const [first, again] = [createMatch(readPattern(source, { i })), createMatch(readPattern(printed))]
      for (const text of texts) expect(again(text), JSON.stringify([source, printed, text])).toBe(first(text))
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
