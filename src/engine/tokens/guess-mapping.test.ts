import { expect, it } from 'vitest'
import type { JsonValue } from '@/contract/json/json-value'
import { foreignFiles } from './corpus/foreign-files'
import { foreignTokens } from './foreign-tokens'
import { ForeignValues } from './foreign-values'
import { guessMapping } from './guess-mapping'
import { themeValue } from './theme-value'

it.each(foreignFiles)('finds the tokens of $what', ({ files, mapping }) => {
  const tokens = Object.entries(files).flatMap(([name, file]) =>
    foreignTokens(file, Object.keys(files).length > 1 ? [name] : []),
  )
  const values = new ForeignValues(tokens)
  const guesses = guessMapping(tokens, values)
  const found = [...guesses].map(([role, [first]]): [string, JsonValue] => {
    const token = first!.token
    return [role.name, [token.name, themeValue(role.type, values.valueOf(token)!, token.type)!]]
  })
  expect(Object.fromEntries(found)).toEqual(mapping)
})

it('has no value for a token that leads back to itself, or to one that there is not', () => {
  const tokens = foreignTokens({ a: { $value: '{b}' }, b: { $value: '{a}' }, c: { $value: '{d}' } })
  const values = new ForeignValues(tokens)
  expect(tokens.map((each) => values.valueOf(each))).toEqual([undefined, undefined, undefined])
})

const valuesIn = (file: JsonValue) => {
  const tokens = foreignTokens(file)
  const values = new ForeignValues(tokens)
  return (type: 'color' | 'shadow' | 'dimension') =>
    tokens.map((each) => [each.name, themeValue(type, values.valueOf(each) ?? null, each.type)])
}

it('has no value for a colour of which Tokens Studio makes another one', () => {
  const modify = { type: 'alpha', value: '0.5', space: 'srgb' }
  const veil = { value: '#000', type: 'color', $extensions: { 'studio.tokens': { modify } } }
  expect(valuesIn({ veil, scrim: { value: '{veil}', type: 'color' } })('color')).toEqual([
    ['veil', undefined],
    ['scrim', undefined],
  ])
})

it('reads the modes that Terrazzo keeps beside a value', () => {
  const mode = { light: '#fff', dark: '#000' }
  expect(valuesIn({ bg: { $type: 'color', $value: '#fff', $extensions: { mode } } })('color')).toMatchObject([
    ['bg', { components: [1, 1, 1] }],
    ['bg.light', { components: [1, 1, 1] }],
    ['bg.dark', { components: [0, 0, 0] }],
  ])
})

it.each(['component', 'type', 'category', 'key', 'private'])('reads a group that is called %s', (name) => {
  expect(valuesIn({ [name]: { radius: { value: '4px' } } })('dimension')).toEqual([
    [`${name}.radius`, { value: 4, unit: 'px' }],
  ])
})

it.each([
  ['x', 'y'],
  ['offsetX', 'offsetY'],
])('takes a shadow of %s and %s for what it is', (x, y) => {
  const plain = { color: '#000', [x]: '0px', [y]: '2px', spread: '0px' }
  const shadowOf = (layer: object) =>
    valuesIn({ shadow: { $type: 'shadow', $value: { ...plain, ...layer } } })('shadow')[0]?.[1]
  expect(shadowOf({ blur: '8px', type: 'innerShadow' })).toMatchObject({ inset: true })
  expect(shadowOf({ blur: '8px', inset: 'true' })).toMatchObject({ inset: true })
  expect(shadowOf({ blur: '8px', inset: false })).not.toHaveProperty('inset')
  expect(shadowOf({ radius: '8px' })).toBeUndefined()
  expect(shadowOf({ blur: '8px', opacity: 0.2 })).toBeUndefined()
})
