import { createHash } from 'node:crypto'
import { valueAt, type JsonValue } from '@/contract/json/json-value'
import type { Examination } from '@/engine/checker/examine'
import type { LegalFile } from '@/engine/folder/legal-file'
import { legalDocuments, type LegalFiles } from '@/engine/legal/legal-documents'
import { readDocument } from '@/engine/legal/read-document'
import { otherWords } from './compare-sections'
import { valueWords } from './value-words'

interface DocumentChange {
  readonly area: 'legal'
  readonly place: string
  readonly before: string | undefined
  readonly after: string | undefined
  readonly words: string
}

/** What differs in one language, before its place is known. */
type TextChange = Omit<DocumentChange, 'area' | 'place'> & { readonly key: string }

/** What differs in the legal documents: which there are, in which languages, their versions and their words. */
export function compareDocuments(before: Examination, after: Examination): DocumentChange[] {
  const [old, now] = [before, after].map(({ draft }) => legalDocuments(draft.chain)) as [Documents, Documents]
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)]
    if (was === undefined || is === undefined) return [wholeChange(name, was, is)]
    const isAgreed = agreedIn(before).includes(name) && agreedIn(after).includes(name)
    return [...languageChanges(name, was, is), ...contentChanges(name, was, is, isAgreed)]
  })
}

/** Names of the documents that players agree to. */
function agreedIn({ draft }: Examination): readonly JsonValue[] {
  const agreed = valueAt(draft.config.site, ['legal', 'agreed'])
  return Array.isArray(agreed) ? agreed : []
}

type Documents = ReadonlyMap<string, LegalFiles>

/** A document that is there in one state alone. */
function wholeChange(name: string, was: LegalFiles | undefined, is: LegalFiles | undefined): DocumentChange {
  const [before, after] = [was, is].map((files) => files && aboutDocument(files))
  const words = `document ${name} ${was === undefined ? `added: ${after}` : `removed: was ${before}`}`
  return { area: 'legal', place: `legal/${name}`, before, after, words }
}

/** `"Terms", version 1.0, from 2026-07-01, in EN, VI`. */
function aboutDocument(files: LegalFiles): string {
  const [first] = [...files.values()].map((file) => readDocument(file).frontMatter).filter((each) => each !== undefined)
  const about = first && [valueWords(first.title), `version ${first.version}`, `from ${first.validFrom}`]
  return [...(about ?? []), `in ${[...files.keys()].join(', ')}`].join(', ')
}

function languageChanges(name: string, was: LegalFiles, is: LegalFiles): DocumentChange[] {
  const [gone, come] = [lacking(was, is), lacking(is, was)]
  const common = { area: 'legal' as const, place: `legal/${name}` }
  const removed = { ...common, before: gone, after: undefined, words: `document ${name}: no longer in ${gone}` }
  const added = { ...common, before: undefined, after: come, words: `document ${name}: also in ${come}` }
  return [...(come === '' ? [] : [added]), ...(gone === '' ? [] : [removed])]
}

function lacking(has: LegalFiles, other: LegalFiles): string {
  return [...has.keys()].filter((language) => !other.has(language)).join(', ')
}

/** What differs within a document. What differs alike in all languages, as a version does, is told once. */
function contentChanges(name: string, was: LegalFiles, is: LegalFiles, isAgreed: boolean): DocumentChange[] {
  const shared = [...is.keys()].filter((language) => was.has(language))
  const found = new Map<string, { change: TextChange; languages: string[] }>()
  for (const language of shared)
    for (const change of textChanges(was.get(language) as LegalFile, is.get(language) as LegalFile, isAgreed)) {
      const id = JSON.stringify(change)
      const known = found.get(id) ?? { change, languages: [] }
      known.languages.push(language)
      found.set(id, known)
    }
  return [...found.values()].map(({ change: { key, words, ...change }, languages }) => {
    const isEverywhere = languages.length === shared.length && (shared.length > 1 || is.size === 1)
    const where = isEverywhere ? [name] : languages.map((language) => `${name}.${language}`)
    return {
      area: 'legal',
      ...change,
      place: `legal/${where.join(',')}/${key}`,
      words: `document ${where.join(', ')}: ${words}`,
    }
  })
}

function textChanges(was: LegalFile, is: LegalFile, isAgreed: boolean): TextChange[] {
  // What cannot be read is told by `check`.
  if (was.text === is.text || was.faults.length > 0 || is.faults.length > 0) return []
  const [old, now] = [readDocument(was), readDocument(is)]
  const values = (['title', 'version', 'validFrom', 'changes'] as const).flatMap((key): TextChange[] => {
    const [before, after] = [old.frontMatter?.[key], now.frontMatter?.[key]]
    const isUnread = old.frontMatter === undefined || now.frontMatter === undefined
    if (isUnread || before === after) return []
    const [from, to] = [before, after].map((each) => (each === undefined ? 'nothing' : shownValue(key, each)))
    return [{ key, before, after, words: `${key} ${from} → ${to}` }]
  })
  const words = otherWords(old, now)
  if (words === undefined) return values
  const { version } = now.frontMatter ?? {}
  const isUntold = isAgreed && version !== undefined && version === old.frontMatter?.version
  const untold = `; its version stays ${version}, so nobody who agreed to it is told or asked again`
  return [...values, { key: 'text', before: digest(was), after: digest(is), words: isUntold ? words + untold : words }]
}

function shownValue(key: string, value: string): string {
  return key === 'version' || key === 'validFrom' ? value : valueWords(value)
}

/** Tells whether two texts are the same, without repeating them. */
function digest({ text }: LegalFile): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
