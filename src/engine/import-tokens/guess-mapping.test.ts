import { expect, it } from 'vitest'
import type { JsonValue } from '@/contract/json/json-value'
import { foreignFiles } from './corpus/foreign-files'
import { modeFiles } from './corpus/mode-files'
import { studioFiles } from './corpus/studio-files'
import { foreignTokens } from '@/engine/import-tokens/foreign/foreign-tokens'
import { ForeignValues } from '@/engine/import-tokens/foreign/foreign-values'
import { guessMapping } from './guess-mapping'
import { rootsOfFile } from '@/engine/import-tokens/foreign/read-roots'
import { roleValue } from './role-value'
import { themeValue } from './theme-value'
import { tokensOfRoots } from '@/engine/import-tokens/foreign/token-root'

const tokensOf = (files: Readonly<Record<string, JsonValue>>) => {
  const isOne = Object.keys(files).length === 1
  const roots = Object.entries(files).flatMap(([name, file]) =>
    rootsOfFile(file, () => null).map((root) => ({ ...root, name: root.name ?? (isOne ? undefined : name) })),
  )
  return tokensOfRoots(roots)
}

it.each([...foreignFiles, ...studioFiles, ...modeFiles])('finds the tokens of $what', ({ files, mapping }) => {
  const tokens = tokensOf(files)
  const values = new ForeignValues(tokens)
  const guesses = guessMapping(tokens, values)
  const found = [...guesses].map(([role, [first]]): [string, JsonValue] => {
    const token = first!.token
    return [role.name, [token.name, roleValue(role, token, values)!]]
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

it.each<[string, JsonValue, JsonValue | undefined]>([
  [
    'a size of text in rem, as Style Dictionary writes it',
    { size: { font: { small: { value: '0.75' } } } },
    { value: 0.75, unit: 'rem' },
  ],
  ['pixels of Tokens Studio', { fontSize: { sm: { value: '13.5', type: 'fontSizes' } } }, { value: 13.5, unit: 'px' }],
  ['no line height', { font: { size: { small: { lineHeight: { value: '1.5' } } } } }, undefined],
  ['no opacity', { font: { size: { small: { opacity: { value: '0.75' } } } } }, undefined],
  ['no letter spacing', { font: { size: { small: { letterSpacing: { value: '0.5' } } } } }, undefined],
])('takes a number without a unit by its kind: %s', (_, file, value) => {
  const tokens = foreignTokens(file)
  const values = new ForeignValues(tokens)
  const found = [...guessMapping(tokens, values)].find(([role]) => role.name === 'fontSize.small')
  expect(found === undefined ? undefined : roleValue(found[0], found[1][0]!.token, values)).toEqual(value)
})

it('has no fraction of a pixel where no unit is said', () => {
  const measures = {
    a: { value: '0.75' },
    b: { value: '0.5', type: 'borderRadius' },
    c: { value: '8' },
    d: { $type: 'number', $value: 0.5 },
  }
  expect(valuesIn(measures)('dimension').map(([, value]) => value)).toEqual([
    undefined,
    { value: 0.5, unit: 'px' },
    { value: 8, unit: 'px' },
    { value: 0.5, unit: 'px' },
  ])
})
