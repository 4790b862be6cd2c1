import { describe, expect, it } from 'vitest'
import { loadMerchants, type MerchantSet } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import type { Files } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import type { JsonObject } from '@/contract/json/json-value'
import { compareSets } from './compare-sets'
import { commentMark, formatDiffMarkdown } from './format-diff-markdown'

const other: Files = { 'site.json': { code: 'other', name: 'Other', extends: 'base', hosts: ['other.test'] } }

function setOf(brands: Readonly<Record<string, Files>>, template: Files = {}): MerchantSet {
  return loadMerchants(merchantsRoot(writeMerchants(brands, { ...minimalTemplate(), ...template })))
}

function wordsOf(files: Files, before: Files = {}): string[] {
  const diff = compareSets(setOf({ acme: { ...acme, ...before } }), setOf({ acme: { ...acme, ...files } }))
  return diff.merchants.flatMap(({ changes }) => changes.map(({ words }) => words))
}

const page = { path: '/news', title: 'nav.home', shell: {}, sections: {}, order: [] }
const hue = (degrees: number): JsonObject => ({
  tokens: { color: { light: { accent: { $value: { colorSpace: 'hsl', components: [degrees, 100, 50] } } } } },
})

describe('a change is said in words', () => {
  it.each([
    ['a page', { 'routes.json': { pages: { news: page } } }, 'page news added: /news'],
    ['a flag', { 'features.json': { flags: { PTSYS3: { default: false } } } }, 'flag PTSYS3 turned off'],
    ['a text', { 'locales/EN.json': { 'nav.home': 'Start' } }, 'EN nav.home: "nav.home of {{brand}}" → "Start"'],
    ['an entry', { 'menus.json': { side: { items: { login: null } } } }, 'menu side, entry login removed: nav.login'],
    ['an order', { 'menus.json': { side: { order: ['help'] } } }, 'menu side: order: [home, help, login] → [help]'],
    ['a colour', { 'theme.json': hue(120) }, 'light colour accent: #000000 → #00ff00'],
    ['the name', { 'site.json': { ...(acme['site.json'] as object), name: 'Zest' } }, 'name: "Acme" → "Zest"'],
    ['a picture', { 'assets/favicon.svg': '<svg/>' }, 'favicon.svg has another content: 0.1 KB → 0.0 KB'],
  ])('%s', (_, files, words) => {
    expect(wordsOf(files)).toEqual([words])
  })

  it('not at all when only order and formatting of the file change', () => {
    const text = '{"side":{"order":["help"],"items":{"home":{"icon":"home"}}}}'
    const again = { side: { items: { home: { icon: 'home' } }, order: ['help'] } }
    expect(wordsOf({ 'menus.json': again }, { 'menus.json': text })).toEqual([])
  })
})

describe('a template that changes', () => {
  const brands = { acme, other: { ...other, 'theme.json': { scheme: 'dark' } } }
  const theme = minimalTemplate()['theme.json'] as JsonObject
  const compared = () => compareSets(setOf(brands), setOf(brands, { 'theme.json': { ...theme, scheme: 'auto' } }))

  it('names the brands that it reaches, and those that say otherwise', () => {
    expect(compared().templates).toEqual([{ code: 'base', brands: ['acme', 'other'], reached: ['acme'] }])
  })

  it('is named beside each change that comes from it', () => {
    const { merchants } = compared()
    expect(merchants.find(({ code }) => code === 'acme')?.changes).toMatchObject([
      { place: 'theme/scheme', from: 'base' },
    ])
    expect(merchants.find(({ code }) => code === 'other')?.status).toBe('same')
  })
})

describe('the folder of merchants', () => {
  it('says which brands came and went', () => {
    const { merchants } = compareSets(setOf({ acme }), setOf({ other }))
    expect(merchants.map(({ code, status }) => [code, status])).toEqual([
      ['acme', 'removed'],
      ['base', 'same'],
      ['other', 'added'],
    ])
  })

  it('compares the rest where a file is broken, and names the file', () => {
    const broken = { ...acme, 'menus.json': '{', 'theme.json': { scheme: 'dark' } }
    const [merchant] = compareSets(setOf({ acme: broken }), setOf({ acme }), ['acme']).merchants
    expect(merchant).toMatchObject({
      unreadable: ['acme/menus.json (before)'],
      changes: [{ place: 'theme/scheme', before: 'dark', after: 'light' }],
    })
  })
})

describe('a comment on a pull request', () => {
  const commentOf = (files: Files): string =>
    formatDiffMarkdown(compareSets(setOf({ acme }), setOf({ acme: { ...acme, ...files } })), 'main')

  it('has a mark, a table and the changes folded', () => {
    const comment = commentOf({ 'features.json': { flags: { PTSYS3: { default: false } } } })
    expect(comment.startsWith(commentMark)).toBe(true)
    expect(comment).toContain('| acme | 1 change | 1 |')
    expect(comment).toContain('- flag PTSYS3 turned off')
    expect(comment).toMatch(/<details>\n<summary>[^]*<\/details>/)
  })

  it('says so when nothing changes', () => {
    expect(commentOf({})).toContain('No merchant changes against main.')
  })

  it('keeps a text a text', () => {
    const text = '</details><img src=x> @everyone #1 | `a` [b](https://evil.test) **c**'
    const line = commentOf({ 'locales/EN.json': { 'nav.home': text } })
      .split('\n')
      .find((each) => each.includes('evil'))
    expect(line).not.toMatch(/<\/?(details|img)|@everyone|#1 |[^\\]\||[^\\]`|[^\\]\[|https:/)
  })

  it('ends clearly before the limit of GitHub', () => {
    const texts = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`text.${index}`, 'x'.repeat(100)]))
    const brands = Object.fromEntries(
      ['one', 'two'].map((code) => [
        code,
        { 'site.json': { code, name: code, extends: 'base', hosts: [`${code}.test`] } },
      ]),
    )
    const many = Object.fromEntries(
      Object.entries(brands).map(([code, files]) => [code, { ...files, 'locales/EN.json': texts }]),
    )
    const comment = formatDiffMarkdown(compareSets(setOf(brands), setOf(many)), 'main')
    expect(comment.length).toBeLessThanOrEqual(65_536)
    expect(comment.split('\n').at(-1)).toMatch(/^Cut here: .* of 2 more merchants/)
    expect(comment).toContain('| one | 900 changes | 900 |')
  })
})
