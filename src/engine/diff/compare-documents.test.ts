import { describe, expect, it } from 'vitest'
import { loadMerchants, type MerchantSet } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import type { Files } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { compareSets } from './compare-sets'

const terms = (body: string, { title = 'Terms', version = '1.0', from = '2026-07-01', more = '' } = {}): string =>
  `---\ntitle: ${title}\nversion: ${version}\nvalidFrom: ${from}\n${more}---\n\n${body}`

const body = '## Account\n\nOne person holds one\naccount.\n\n## Fees\n\nThere are none.\n'
const [en, ty] = ['legal/terms.EN.md', 'legal/terms.TY.md'] as const

function setOf(files: Files, template: Files): MerchantSet {
  return loadMerchants(
    merchantsRoot(writeMerchants({ acme: { ...acme, ...files } }, { ...minimalTemplate(), ...template })),
  )
}

function changesOf(before: Files, after: Files, template: readonly [Files, Files] = [{}, {}]) {
  const diff = compareSets(setOf(before, template[0]), setOf(after, template[1]), ['acme'])
  return diff.merchants.flatMap(({ changes }) => changes)
}

const wordsOf = (before: Files, after: Files): string[] => changesOf(before, after).map(({ words }) => words)

describe('of the legal documents is told', () => {
  it('one that is new, and one that is gone, with title, version, day and languages', () => {
    const files = { [en]: terms(body), [ty]: terms(body, { title: 'Mga tuntunin' }) }
    const about = '"Terms", version 1.0, from 2026-07-01, in EN, TY'
    expect(wordsOf({}, files)).toEqual([`document terms added: ${about}`])
    expect(wordsOf(files, {})).toEqual([`document terms removed: was ${about}`])
  })

  it('a language that comes or goes', () => {
    const both = { [en]: terms(body), [ty]: terms(body) }
    expect(wordsOf({ [en]: terms(body) }, both)).toEqual(['document terms: also in TY'])
    expect(wordsOf(both, { [en]: terms(body) })).toEqual(['document terms: no longer in TY'])
  })

  it('another version and another day, once for all languages', () => {
    const old = { [en]: terms(body), [ty]: terms(body) }
    const next = terms(body, { version: '2.0', from: '2026-10-01' })
    expect(wordsOf(old, { [en]: next, [ty]: next })).toEqual([
      'document terms: version 1.0 → 2.0',
      'document terms: validFrom 2026-07-01 → 2026-10-01',
    ])
  })

  it('a version of one language alone with the language', () => {
    const old = { [en]: terms(body), [ty]: terms(body) }
    expect(wordsOf(old, { ...old, [ty]: terms(body, { version: '2.0' }) })).toEqual([
      'document terms.TY: version 1.0 → 2.0',
    ])
  })

  it('what has changed for players, and another title', () => {
    const next = terms(body, { title: 'Rules', more: 'changes: Paid within a day.\n' })
    expect(wordsOf({ [en]: terms(body) }, { [en]: next })).toEqual([
      'document terms: title "Terms" → "Rules"',
      'document terms: changes nothing → "Paid within a day."',
    ])
  })

  it.each([
    ['in which section', body.replace('are none', 'is one'), 'other words under "Fees"'],
    ['a section that is gone', body.replace(/## Fees[^]*/, ''), 'without "Fees"'],
    ['a section that is new', `${body}\n## Help\n\nAsk.\n`, 'other words under "Help"'],
    ['the words above all sections', `Read this.\n\n${body}`, 'other words above the first heading'],
    ['a link that leads elsewhere', body.replace('none', '[none](/help)'), 'other words under "Fees"'],
    [
      'another order',
      '## Fees\n\nThere are none.\n\n## Account\n\nOne person holds one account.\n',
      'its sections in another order',
    ],
  ])('other words by their section: %s', (_, next, words) => {
    expect(wordsOf({ [en]: terms(body) }, { [en]: terms(next) })).toEqual([`document terms: ${words}`])
  })

  it('other words under the same version, where players agree to them: nobody would be asked', () => {
    const next = body.replace('are none', 'is one')
    const site = { 'site.json': { ...(acme['site.json'] as object), legal: { agreed: ['terms'] } } }
    const stays = '; its version stays 1.0, so nobody who agreed to it is told or asked again'
    const told = wordsOf({ ...site, [en]: terms(body) }, { ...site, [en]: terms(next) })
    expect(told).toEqual([`document terms: other words under "Fees"${stays}`])
    const versioned = wordsOf({ ...site, [en]: terms(body) }, { ...site, [en]: terms(next, { version: '1.1' }) })
    expect(versioned).toEqual(['document terms: version 1.0 → 1.1', 'document terms: other words under "Fees"'])
    expect(
      wordsOf({ ...site, [en]: terms(body) }, { ...site, [en]: terms(body.replace('one\naccount', 'one account')) }),
    ).toEqual([])
  })

  it('three sections by name, and the rest by number', () => {
    const many = [1, 2, 3, 4, 5].map((each) => `## Part ${each}\n\nA word.\n`).join('\n')
    expect(wordsOf({ [en]: terms(many) }, { [en]: terms(many.replaceAll('A word', 'Words')) })).toEqual([
      'document terms: other words under "Part 1", "Part 2", "Part 3" and 2 more',
    ])
  })

  it('nothing where lines end elsewhere, or are ended otherwise', () => {
    const again = terms(body.replace('one\naccount', 'one account')).replaceAll('\n', '\r\n')
    expect(wordsOf({ [en]: terms(body) }, { [en]: again })).toEqual([])
  })
})

it('a document that a template changes is marked as inherited', () => {
  const template = [{ [en]: terms(body) }, { [en]: terms(body, { version: '2.0' }) }] as const
  expect(changesOf({}, {}, template)).toMatchObject([
    { area: 'legal', place: 'legal/terms/version', before: '1.0', after: '2.0', from: 'base' },
  ])
})
