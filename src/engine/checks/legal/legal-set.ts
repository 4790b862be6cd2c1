import type { Check } from '@/engine/finding/check'
import type { LegalFiles } from '@/engine/legal/legal-documents'
import { pagesOfDocuments } from '@/engine/legal/pages-of-documents'
import { suggest } from '@/engine/names/suggest'
import { readDocument } from '@/engine/legal/read-document'
import type { Draft } from '@/engine/merge/draft'
import { page, shown, terms } from './legal-examples'
import type { TextFinding } from './text-finding'

export const legalVersionsDiffer: Check = {
  code: 'legal-versions-differ',
  severity: 'error',
  docs: {
    what: 'A legal document has another version, or holds from another day, in one language than in the others.',
    why: 'What a player agreed to is kept as one version, whichever language was read.',
    bad: shown(terms('The text.', '1.1'), terms('Ang teksto.', '1.0')),
    good: shown(terms('The text.', '1.1'), terms('Ang teksto.', '1.1')),
  },
}

export const legalLanguageMissing: Check = {
  code: 'legal-language-missing',
  severity: 'warning',
  docs: {
    what: 'A brand writes a legal document of its own, and not in every language that it offers.',
    why: 'Readers of the other languages are shown it in the default language; in most countries that binds nobody.',
    bad: { 'legal/terms.EN.md': terms('The text.'), 'routes.json': page },
    good: shown(terms('The text.')),
  },
}

export const legalDateAhead: Check = {
  code: 'legal-date-ahead',
  severity: 'warning',
  docs: {
    what: 'A legal document holds from a day that is still to come.',
    why: 'Players are asked for it from the next build on, though what was agreed before still holds.',
    bad: shown(terms('The text.', '1.1', '2027-01-01'), terms('Ang teksto.', '1.1', '2027-01-01')),
    good: shown(terms('The text.', '1.1', '2026-10-01'), terms('Ang teksto.', '1.1', '2026-10-01')),
  },
}

export const legalUnshown: Check = {
  code: 'legal-unshown',
  severity: 'warning',
  docs: {
    what: 'A legal document of the brand is shown on no page.',
    why: 'Nobody can read it. A page shows it with the block legal-document.',
    bad: { 'legal/terms.EN.md': terms('The text.'), 'legal/terms.TY.md': terms('Ang teksto.') },
    good: shown(terms('The text.')),
  },
}

/** What is wrong with a document of the brand's own in all of its languages together. */
export function setFindings(name: string, files: LegalFiles, draft: Draft): TextFinding[] {
  const [first] = files.values()
  if (first === undefined) return []
  const onPages = [...pagesOfDocuments(draft.config.routes).keys()]
  const isShown = onPages.includes(name)
  const unshown: TextFinding[] = isShown
    ? []
    : [
        {
          ...{ check: legalUnshown, file: first, offset: 0, length: 0, received: name },
          message: `no page shows the document "${name}"`,
          expected: `{ "block": "legal-document", "props": { "document": "${name}" } } in routes.json`,
          // Another name for a document that a page of the template shows: "term", "privacy-policy".
          suggestions: [
            ...new Set([...onPages.filter((each) => name.startsWith(`${each}-`)), ...suggest(name, onPages)]),
          ].map((each) => `legal/${each}.${first.language}.md`),
        },
      ]
  return [...differing(files), ...missing(name, files, draft), ...ahead(files, draft.today), ...unshown]
}

function differing(files: LegalFiles): TextFinding[] {
  const [first, ...others] = [...files.values()].map(readDocument)
  return others.flatMap(({ file, frontMatter, places }) =>
    (['version', 'validFrom'] as const).flatMap((key): TextFinding[] => {
      const [wanted, has] = [first?.frontMatter?.[key], frontMatter?.[key]]
      if (wanted === undefined || has === undefined || wanted === has) return []
      const place = places.get(key) ?? { offset: 0, length: 0 }
      const message = `${key} is ${has} here and ${wanted} in ${first?.file.document}.${first?.file.language}.md`
      return [
        { check: legalVersionsDiffer, file, ...place, message, expected: wanted, received: has, suggestions: [wanted] },
      ]
    }),
  )
}

function missing(name: string, files: LegalFiles, { names: { offered = [] }, isTemplate }: Draft): TextFinding[] {
  const lacking = offered.filter((language) => !files.has(language))
  const [file] = files.values()
  // A template offers more languages than any of its brands.
  if (file === undefined || isTemplate || lacking.length === 0) return []
  const message = `"${name}" is not written in ${lacking.join(', ')}`
  const expected = lacking.map((language) => `legal/${name}.${language}.md`).join(', ')
  return [
    {
      check: legalLanguageMissing,
      file,
      offset: 0,
      length: 0,
      message,
      expected,
      received: [...files.keys()].join(', '),
    },
  ]
}

function ahead(files: LegalFiles, today: Date | undefined): TextFinding[] {
  const found = [...files.values()].map(readDocument).find(({ frontMatter }) => isAhead(frontMatter?.validFrom, today))
  if (found?.frontMatter === undefined) return []
  const { validFrom } = found.frontMatter
  const place = found.places.get('validFrom') ?? { offset: 0, length: 0 }
  const message = `holds from ${validFrom}, which is still to come: players are asked to agree at once`
  return [
    {
      check: legalDateAhead,
      file: found.file,
      ...place,
      message,
      expected: 'a day that has come, or to publish it on that day',
      received: validFrom,
    },
  ]
}

function isAhead(day: string | undefined, today: Date | undefined): boolean {
  return day !== undefined && today !== undefined && Date.parse(`${day}T00:00:00Z`) > today.getTime()
}
