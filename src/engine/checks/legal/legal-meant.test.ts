import { expect, it } from 'vitest'
import { checkBrand } from '@/engine/testing/write-merchants'
import { shown, terms } from './legal-examples'

const told = (files: Parameters<typeof checkBrand>[0]) =>
  checkBrand(files).diagnostics.map(({ code, expected, suggestions }) => [code, expected, suggestions])

it.each([
  ['help@acme.test', ['mailto:help@acme.test']],
  ['www.acme.test/terms', ['https://www.acme.test/terms']],
  ['help', ['/help']],
  ['./terms.html', ['terms.md']],
  ['../legal/Terms.docx', ['terms.md']],
])('a link to %s is told with the address that is meant', (to, suggestions) => {
  expect(told(shown(terms(`See [this](${to}).`)) as never)).toEqual([['legal-link', expect.anything(), suggestions]])
})

it('a licence that a document names and the brand does not have is asked for in site.json', () => {
  expect(told(shown(terms('Licence {{licence.number}}.')) as never)).toEqual([
    ['legal-placeholder', '"licence" with its "number" in site.json, or words without it', []],
  ])
})

it.each(['term', 'terms-of-use'])('a document that no page shows is told with the one that is meant: %s', (name) => {
  const files = {
    ...shown(terms('The text.')),
    [`legal/${name}.EN.md`]: terms('X.'),
    [`legal/${name}.TY.md`]: terms('X.'),
  }
  expect(told(files as never)).toEqual([['legal-unshown', expect.anything(), ['legal/terms.EN.md']]])
})
