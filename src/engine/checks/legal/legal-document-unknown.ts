import { oneOf } from '@/engine/names/one-of'
import { suggest } from '@/engine/names/suggest'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'
import { legalDocuments } from '@/engine/legal/legal-documents'
import { shown, terms } from './legal-examples'

const site = (agreed: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "legal": { "agreed": ["${agreed}"] } }`

export const legalDocumentUnknown: ReferenceCheck = {
  code: 'legal-document-unknown',
  severity: 'error',
  docs: {
    what: 'No file in the folder legal, of the brand or of a template, is a document of this name: terms.EN.md is "terms" in English.',
    why: 'The page would be empty, or players would be asked to agree to nothing.',
    bad: { ...shown(terms('The text.')), 'site.json': site('trems') },
    good: { ...shown(terms('The text.')), 'site.json': site('terms') },
  },
  refs: ['legalDocument'],
  inspect({ value }, { chain }) {
    const known = [...legalDocuments(chain).keys()]
    if (known.includes(value)) return []
    const expected = oneOf(known, `the files legal/${value}.EN.md and so on`)
    return [{ message: `there is no document "${value}"`, expected, suggestions: suggest(value, known) }]
  },
}
