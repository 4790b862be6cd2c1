import { suggest } from '@/engine/names/suggest'
import { isLeftOut, placeholderKey, placeholderNames } from '@/engine/legal/fill-placeholders'
import { legalDocuments } from '@/engine/legal/legal-documents'
import type { LegalProblem } from '@/engine/legal/legal-problem'
import { readDocument, type ReadDocument } from '@/engine/legal/read-document'
import type { Draft } from '@/engine/merge/draft'
import { textChecks } from './legal-checks'
import { setFindings } from './legal-set'
import { linkProblems } from './link-problems'
import type { TextFinding } from './text-finding'

/**
 * What is wrong with a merchant's legal documents. Of those that it inherits, only what is wrong here and not in the
 * template: a link to a page that the brand does not have. `areLinksRight`: whether `legalLinks` is known to find
 * nothing.
 */
export function legalFindings(draft: Draft, template: Draft | undefined, areLinksRight: boolean): TextFinding[] {
  if (!draft.isComplete) return []
  return [...legalDocuments(draft.chain)].flatMap(([name, files]) => {
    const documents = [...files.values()].map(readDocument)
    const isOwn = documents.some(({ file }) => draft.chain[0]?.legal.includes(file) === true)
    const found = documents.flatMap((document) =>
      ofDocument(document, draft, isOwn ? undefined : template, areLinksRight),
    )
    return isOwn ? [...found, ...setFindings(name, files, draft)] : found
  })
}

/** Links of the documents that lead nowhere: the same for brands that differ in name and hosts alone. */
export const legalLinks = {
  inspect: (draft: Draft): LegalProblem[] =>
    [...legalDocuments(draft.chain).values()].flatMap((files) =>
      [...files.values()].flatMap((file) => linkProblems(readDocument(file), draft)),
    ),
}

/** `template`: where the document is inherited from, if it is. */
function ofDocument(
  document: ReadDocument,
  draft: Draft,
  template: Draft | undefined,
  areLinksRight: boolean,
): TextFinding[] {
  const { file, problems } = document
  // A file whose name leads to no document has been reported under that name already.
  if (file.faults.length > 0) return []
  const links = areLinksRight ? [] : linkProblems(document, draft)
  const here = [...links, ...placeholderProblems(document, draft)]
  if (template === undefined) return [...problems, ...here].map((each) => placed(each, document))
  // A quick exit: nearly every brand's links are right.
  if (here.length === 0) return []
  const there = new Set([...linkProblems(document, template), ...placeholderProblems(document, template)].map(placeKey))
  return here.filter((each) => !there.has(placeKey(each))).map((each) => placed(each, document))
}

function placeholderProblems({ placeholders }: ReadDocument, { config, isTemplate }: Draft): LegalProblem[] {
  return placeholders.flatMap(({ name, offset, length }): LegalProblem[] => {
    const isKnown = placeholderNames.includes(name)
    // A template has neither hosts nor a licence: its brands do.
    if (isKnown && (isTemplate || !isLeftOut(name, config.site))) return []
    const message = isKnown
      ? `nothing takes the place of {{${name}}}: site.json does not say it`
      : `nothing takes the place of {{${name}}}`
    const expected = isKnown
      ? `${placeholderKey(name)} in site.json, or words without it`
      : `one of ${placeholderNames.map((each) => `{{${each}}}`).join(', ')}`
    const suggestions = isKnown ? [] : suggest(name, placeholderNames).map((each) => `{{${each}}}`)
    return [{ kind: 'placeholder', offset, length, message, expected, received: `{{${name}}}`, suggestions }]
  })
}

function placeKey({ kind, offset }: LegalProblem): string {
  return `${kind} ${offset}`
}

function placed({ kind, ...problem }: LegalProblem, { file }: ReadDocument): TextFinding {
  return { ...problem, check: textChecks[kind], file }
}
