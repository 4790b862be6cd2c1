import type { ExampleFiles } from '@/engine/finding/check'

/** A document that is right but for its text. */
export const terms = (text: string, version = '1.0', validFrom = '2026-07-01'): string =>
  `---\ntitle: Terms\nversion: ${version}\nvalidFrom: ${validFrom}\n---\n\n${text}\n`

export const page =
  '{ "pages": { "help": { "sections": { "terms": { "block": "legal-document", "props": { "document": "terms" } } }, "order": ["text", "terms"] } } }'

/** A brand that shows the document, in both of its languages. */
export const shown = (document: string, other = terms('Ang teksto.')): ExampleFiles => ({
  'legal/terms.EN.md': document,
  'legal/terms.TY.md': other,
  'routes.json': page,
})
