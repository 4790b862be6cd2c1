import { describe, expect, it } from 'vitest'
import type { JsonValue } from '@/contract/json/json-value'
import { foreignTokens } from './foreign-tokens'
import { ForeignValues } from './foreign-values'
import { rootsOfFile } from './read-roots'
import { tokensOfRoots } from './token-root'
import { unreadTokens } from '@/engine/import-tokens/unread-tokens'

const color = (value: string) => ({ $type: 'color', $value: value })
const files: Readonly<Record<string, JsonValue>> = {
  'base.json': { ink: color('#000000'), page: color('#ffffff'), text: color('{ink}') },
  'nested.json': { inner: { ink: color('#eeeeee') } },
  'modes/dark.json': { ink: color('#eeeeee') },
}
const read = (file: JsonValue): Record<string, JsonValue | undefined> => {
  const tokens = tokensOfRoots(rootsOfFile(file, (path) => files[path] ?? null))
  const values = new ForeignValues(tokens)
  return Object.fromEntries(tokens.map((each) => [each.name, values.valueOf(each)]))
}

describe('a resolver document', () => {
  const modes = { contexts: { light: [], dark: [{ $ref: 'modes/dark.json' }] }, default: 'light' }

  it('is read once for each context of the modifier that has light or dark', () => {
    const document = {
      version: '2025.10',
      sets: { base: { sources: [{ $ref: 'base.json' }] } },
      modifiers: { theme: modes },
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
    }
    expect(read(document)).toEqual({
      'light.ink': '#000000',
      'light.page': '#ffffff',
      'light.text': '#000000',
      'dark.ink': '#eeeeee',
      'dark.page': '#ffffff',
      'dark.text': '#eeeeee',
    })
  })

  it('may hold its sets and its tokens itself, and other modifiers have their usual context', () => {
    const density = { contexts: { tight: [{ gap: color('red') }], loose: [{ gap: color('blue') }] }, default: 'loose' }
    const document = {
      resolutionOrder: [
        { type: 'set', name: 'base', sources: [{ gap: color('green') }, { $ref: 'nested.json#/inner' }] },
        { type: 'modifier', name: 'density', ...density },
      ],
    }
    expect(read(document)).toEqual({ gap: 'blue', ink: '#eeeeee' })
  })

  it('says which file it cannot fetch, and which place there is not', () => {
    const document = (ref: string): JsonValue => ({
      resolutionOrder: [{ type: 'set', name: 'a', sources: [{ $ref: ref }] }],
    })
    expect(() => read(document('https://example.com/a.json'))).toThrow(
      /names https:\/\/example.com\/a.json, which is not fetched/,
    )
    expect(() => read(document('#/sets/none'))).toThrow(/nothing at #\/sets\/none/)
  })
})

describe('an alias', () => {
  const reasonsIn = (file: JsonValue) => {
    const tokens = tokensOfRoots(rootsOfFile(file, () => null))
    return unreadTokens(tokens, new ForeignValues(tokens)).map(({ token, reason, detail }) => [
      token.name,
      reason,
      detail,
    ])
  }

  it.each([
    ['in another group', { palette: { blue: { '500': color('#0033cc') } }, primary: color('{blue.500}') }],
    ['deeper in the file', { a: { b: { blue: { '500': color('#0033cc') } } }, primary: color('{blue.500}') }],
    [
      'in a group of an older form',
      {
        palette: { blue: { '500': { value: '#0033cc' } } },
        primary: { value: '{blue.500}' },
        other: { value: '{primary}' },
      },
    ],
  ])('is not bent to a token %s', (_, file) => {
    expect(reasonsIn(file)[0]).toEqual(['primary', 'unknown', '{blue.500}'])
  })

  it('of a file finds the token of another file, whose name it leaves out', () => {
    const tokens = tokensOfRoots([
      { name: 'semantic', file: { primary: color('{blue.500}') } },
      { name: 'palette', file: { blue: { '500': color('#0033cc') } } },
    ])
    expect(new ForeignValues(tokens).valueOf(tokens[0]!)).toBe('#0033cc')
  })

  it('of a dark file finds no token of a light one', () => {
    const tokens = tokensOfRoots([
      { name: 'Dark', file: { primary: color('{blue}') } },
      { name: 'Light', file: { blue: color('#0033cc') } },
    ])
    expect(new ForeignValues(tokens).valueOf(tokens[0]!)).toBeUndefined()
  })
})

describe('what cannot be read', () => {
  const modify = { type: 'lighten', value: '0.5', space: 'lch' }
  it.each<[string, JsonValue, string, string]>([
    ['an alias that leads nowhere', color('{none}'), 'unknown', '{none}'],
    ['a circle', color('{x}'), 'circle', '{x}'],
    [
      'a colour that Tokens Studio changes',
      { ...color('#000'), $extensions: { 'studio.tokens': { modify } } },
      'modified',
      '',
    ],
    ['a sum', { type: 'spacing', value: '{base} * 2' }, 'computed', '"{base} * 2"'],
    ['a function', { $type: 'dimension', $value: 'clamp(1rem, 2vw, 3rem)' }, 'computed', '"clamp(1rem, 2vw, 3rem)"'],
    ['no colour', color('bleu'), 'form', '"bleu"'],
    ['a measure in em', { $type: 'dimension', $value: { value: 1, unit: 'em' } }, 'form', '{"value":1,"unit":"em"}'],
    ['a kind that the theme has not', { $type: 'cubicBezier', $value: [0, 0, 1, 1] }, 'kind', 'cubicBezier'],
    ['a number of which no unit is said', { value: '0.75' }, 'kind', 'number without a unit'],
    ['an opacity', { value: '0.75', type: 'opacity' }, 'kind', 'opacity'],
  ])('is told of %s', (_, written, reason, detail) => {
    const tokens = foreignTokens({ x: written })
    expect(unreadTokens(tokens, new ForeignValues(tokens))).toEqual([{ token: tokens[0], reason, detail }])
  })

  it('is no typography that is read in its parts', () => {
    const tokens = foreignTokens({ x: { $type: 'typography', $value: { fontSize: '16px', fontWeight: 700 } } })
    expect(unreadTokens(tokens, new ForeignValues(tokens))).toEqual([])
  })
})
