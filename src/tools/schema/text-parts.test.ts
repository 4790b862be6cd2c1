import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TextModule } from './text-modules'
import { textParts } from './text-parts'

const module = (more: Partial<TextModule>): TextModule => ({ imports: [], chunks: [], words: [], shown: [], ...more })
const keysOf = (part: string, count = 9) => Array.from({ length: count }, (_, at) => `${part}.${at}`)

function divide(modules: Record<string, TextModule>, more: Partial<Parameters<typeof textParts>[0]> = {}) {
  const keys = ['frame.title', ...keysOf('one'), ...keysOf('two'), 'error.lost', 'error.slow']
  return textParts({
    modules: new Map(Object.entries(modules)),
    entry: 'main',
    keys,
    ownKeys: [],
    shell: [],
    blocks: ['one'],
    framed: {},
    named: new Set(),
    ...more,
  })
}

const one = module({ imports: ['one-view'] })
const chunk = (name: string) => ({ name, path: name })

it('gives a part the texts of all that comes with it, and leaves the others to be shared', () => {
  const { partTexts } = divide({
    main: module({ chunks: [chunk('one')], words: ['frame.title'] }),
    one,
    'one-view': module({ words: [...keysOf('one'), 'frame.title', 'no key'] }),
  })
  expect(partTexts).toEqual({ one: keysOf('one') })
})

it('takes a pattern for every text that it may mean', () => {
  const { frameShows } = divide({ main: module({ words: ['error.*', '*'], shown: ['error.*', '*'] }) })
  expect(frameShows).toEqual(['error.lost', 'error.slow'])
})

it.each<[string, Partial<Parameters<typeof textParts>[0]>]>([
  ['stands around every page', { shell: ['one'] }],
  ['is given its texts by JSON', { named: new Set(keysOf('one')) }],
])('shares the texts of a part that %s', (_, more) => {
  const modules = { main: module({ chunks: [chunk('one')] }), one: module({ words: keysOf('one') }) }
  expect(divide(modules, more).partTexts).toEqual({})
})

it('shares what few texts a part has, and what many parts have', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map(chunk)
  const { partTexts } = divide({
    main: module({ chunks: [...many, chunk('few')] }),
    ...Object.fromEntries(many.map(({ name }) => [name, module({ words: keysOf('one') })])),
    few: module({ words: keysOf('two', 3) }),
  })
  expect(partTexts).toEqual({})
})

it('gives a frame what many of the parts within it have', () => {
  const within = ['a', 'b', 'c', 'd', 'e']
  const modules = {
    main: module({ chunks: [...within.map(chunk), chunk('frame')] }),
    frame: module({ words: keysOf('two') }),
    ...Object.fromEntries(within.map((name) => [name, module({ words: keysOf('one') })])),
  }
  const { partTexts } = divide(modules, { framed: { frame: within } })
  expect(partTexts).toEqual({ frame: [...keysOf('one'), ...keysOf('two')] })
})

it('has every text that a part names travel with it or be shared, whoever else names it', () => {
  const keys = keysOf('any', 24)
  const someOf = fc.subarray(keys)
  const parts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), someOf, { noNullPrototype: true })
  fc.assert(
    fc.property(parts, (words) => {
      const modules = Object.entries(words).map(([name, said]) => [name, module({ words: said })] as const)
      const main = module({ chunks: modules.map(([name]) => chunk(name)) })
      const { partTexts } = divide({ main, ...Object.fromEntries(modules) }, { keys })
      const isShared = (key: string) => !Object.values(partTexts).some((texts) => texts.includes(key))
      for (const [name, said] of Object.entries(words))
        expect(said.filter((key) => !isShared(key) && !partTexts[name]?.includes(key))).toEqual([])
    }),
  )
})

it('says what a block may show by itself', () => {
  const { blockShows } = divide({
    main: module({ chunks: [chunk('one')] }),
    one: module({ words: keysOf('one'), shown: ['one.0'] }),
  })
  expect(blockShows).toEqual({ one: ['one.0'] })
})

it('gives a merchant’s own block its texts apart, and divides those of the others as if it were not there', () => {
  const main = module({ chunks: [chunk('one')] })
  const others = { one, 'one-view': module({ words: keysOf('one') }) }
  const without = divide({ main, ...others })
  const own = module({ words: [...keysOf('one'), 'tape.play'], shown: ['tape.play'] })
  const withOwn = divide(
    { main: module({ chunks: [chunk('one'), chunk('acme/tape')] }), ...others, 'acme/tape': own },
    { blocks: ['one', 'acme/tape'], ownKeys: ['tape.play'] },
  )
  expect(withOwn.partTexts).toEqual(without.partTexts)
  expect(withOwn.ownBlockTexts).toEqual({ 'acme/tape': [...keysOf('one'), 'tape.play'] })
  expect(withOwn.blockShows['acme/tape']).toEqual(['tape.play'])
})
