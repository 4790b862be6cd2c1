import type { RJSFSchema } from '@rjsf/utils'
import fc from 'fast-check'
import type { Values } from './stock-form'

/** Neither validator tests longer ones alike: see the last tests of stock-form.rest.test.ts. */
export const longestTested = 256

/** What people type and paste, and what no widget hands over, for a field of any rule. */
const edges: readonly unknown[] = [
  undefined,
  ' ',
  '   ',
  ' \t\u00a0',
  '\u3000',
  '0',
  'a',
  'player1',
  'Demo1234!',
  'a.b@c.example',
  // Composed and decomposed accents, another script, full-width digits, beyond the basic plane, half a pair, joined.
  'Nguyễn',
  'Nguyễn'.normalize('NFD'),
  'สมชาย',
  '１２３４５６',
  '🎲',
  '🎲🎲🎲🎲',
  '\ud83d',
  '👩‍👩‍👧',
  '中文',
  "<b>O'Neil</b>",
  'two\nlines',
  '2026-11-27',
  '+84 912-345-678',
  '912345678',
  '\u200b',
  '\0',
  0,
  12345,
  Number.NaN,
  null,
  [],
  ['a'],
  {},
  { a: 1 },
]

/** A value for each property: each of `edges` in turn, all fields alike and each field another one. */
export function edgeValues({ properties = {} }: RJSFSchema): Values[] {
  const names = Object.keys(properties)
  const turn = (step: number) =>
    edges.map((_, from) =>
      Object.fromEntries(names.map((name, at) => [name, edges[(from + at * step) % edges.length]])),
    )
  return [...turn(0), ...turn(7)].map((values) => held(properties, values))
}

/** Texts at the limits of each property, of characters of one, two and four bytes. */
export function limitValues({ properties = {} }: RJSFSchema): Values[] {
  return ['a', '1', 'ạ', '🎲'].flatMap((unit) =>
    [-1, 0, 1].flatMap((more) =>
      (['minLength', 'maxLength'] as const).map((limit) => {
        const texts = Object.entries(properties).map(([name, schema]) => {
          const length = typeof schema === 'object' ? (schema[limit] ?? longestTested - 1) : 0
          return [name, unit.repeat(Math.max(0, Math.min(length + more, longestTested)))]
        })
        return held(properties, Object.fromEntries(texts) as Values)
      }),
    ),
  )
}

/** Any values of the form's own kinds; those of a text field often match its pattern. */
export function anyValues({ properties = {} }: RJSFSchema): fc.Arbitrary<Values> {
  const values = Object.entries(properties).map(([name, schema]) => [name, anyValue(schema as RJSFSchema)] as const)
  return fc.record(Object.fromEntries(values)).map((found) => held(properties, found))
}

function anyValue({ type, pattern }: RJSFSchema): fc.Arbitrary<unknown> {
  if (type === 'boolean') return fc.constantFrom(true, undefined)
  const free = [
    fc.string({ maxLength: 24 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom('a', 'B', '1', ' ', '-', '@', '.', '_'), maxLength: 24 }),
    fc.constantFrom(...edges),
  ]
  const matching = pattern === undefined ? undefined : textsOf(pattern)
  return fc.oneof(...free, ...(matching === undefined ? [] : [{ weight: 4, arbitrary: matching }]))
}

/** Texts that match; undefined for a pattern that fast-check does not understand. */
function textsOf(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= longestTested)
  } catch {
    return undefined
  }
}

/** As the state of a stock form has them: an input that is emptied takes its value away, and a checkbox has no text. */
function held(properties: NonNullable<RJSFSchema['properties']>, values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const schema = properties[name]
    const isBox = typeof schema === 'object' && schema.type === 'boolean'
    return [name, isBox && typeof value === 'string' ? true : value === '' ? undefined : value]
  })
  return Object.fromEntries(entries) as Values
}
