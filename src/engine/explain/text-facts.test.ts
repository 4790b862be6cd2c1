import { expect, it } from 'vitest'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import type { Files } from '@/engine/testing/write-files'
import { findTopic } from './find-topic'
import { textFactsFrom } from './text-facts'

function factsOf(asked: string, files: Files = {}): Record<string, string> {
  const dir = writeMerchants({ acme }, { ...minimalTemplate(), ...files })
  const topic = findTopic(asked, () => undefined, textFactsFrom(loadMerchants(merchantsRoot(dir))))
  return 'found' in topic ? Object.fromEntries(topic.found.facts) : { problem: topic.problem }
}

const notes = { 'locales/notes.json': { 'nav.*': { note: 'An entry of a menu.', most: 12 } } }

it.each(['nav.help', 'locales.TY.nav.help', 'locales.TY["nav.help"]'])(
  'says what translators are told of a text, and where it stands: %s',
  (asked) => {
    expect(factsOf(asked, notes)).toMatchObject({
      note: 'An entry of a menu.',
      'at most': '12 characters',
      'stands in': expect.stringMatching(
        /^routes\.pages\.help\.title, menus\.header\.items\.help\.label, .* 2 more$/,
      ) as string,
      file: 'locales/<language>.json',
    })
  },
)

it('finds a text that counts by the key that parts ask for, and by each of its forms', () => {
  const texts = { 'nav.days_one': '{{count}} day', 'nav.days_other': '{{count}} days' }
  const files = { ...notes, 'locales/EN.json': texts }
  for (const asked of ['nav.days', 'nav.days_other']) {
    const { note, counts } = factsOf(asked, files)
    expect(note).toBe('An entry of a menu.')
    expect(counts).toMatch(/nav\.days_one, nav\.days_other$/)
  }
  expect(factsOf('nav.help', files)).not.toHaveProperty('counts')
})

it('says that notes cannot be read, and explains the rest', () => {
  const facts = factsOf('nav.help', { 'locales/notes.json': { 'nav.help': { most: 12 } } })
  expect(facts).toMatchObject({
    note: 'locales/notes.json cannot be used: "nav.help" has no "note"',
    'stands in': expect.anything() as string,
  })
})

it('does not take for a text what is none', () => {
  expect(factsOf('nav.hepl')['problem']).toContain('nothing is called')
})
