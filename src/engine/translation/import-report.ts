import { toPointer } from '@/contract/json/json-pointer'
import { quote } from '@/contract/json/json-value'
import { pluralForm } from '@/contract/text/plural-form'
import { placeholderDiffers } from '@/engine/checks/texts/placeholder-checks'
import { pluralFormUnknown } from '@/engine/checks/texts/plural-forms'
import { textEmpty } from '@/engine/checks/texts/text-empty'
import { textLanguage } from '@/engine/checks/translation/text-language'
import { tagWrong } from '@/engine/checks/texts/tag-wrong'
import { textKeyUnknown } from '@/engine/checks/texts/text-unused'
import { textUntranslated } from '@/engine/checks/translation/text-untranslated'
import { duplicateKey } from '@/engine/checks/files/duplicate-key'
import type { Check, CheckFinding } from '@/engine/finding/check'
import type { Diagnostic, Severity } from '@/engine/finding/diagnostic'
import type { Draft } from '@/engine/merge/draft'
import { isLocaleFile, languageOf } from '@/engine/schema/config-files'
import { oneOf } from '@/engine/names/one-of'
import { suggest } from '@/engine/names/suggest'
import type { ReadTranslation } from '@/engine/translation/documents/read-translation'
import { isSameLanguage, tagOf } from './language-tags'
import type { TextUnit } from './text-units'

/** The document that is imported, and the language that it is imported as. */
interface Imported {
  readonly language: string
  readonly shown: string
}

type Said = Pick<Diagnostic, 'message' | 'expected' | 'received'> & { readonly suggestions?: readonly string[] }
type Judged = Pick<Check, 'code'> & { readonly severity: Severity; readonly docs?: unknown }

/** Whether a translation was made from another English than that of now. */
export function isOlder({ source = '' }: ReadTranslation, unit: TextUnit): boolean {
  return source.trim() !== '' && source.trim() !== unit.source.trim()
}

/** What is told of the texts of a document, each at its line there and under its key. */
export class ImportReport {
  /** Keys of the texts that are not written for what is told here. */
  readonly refused: string[] = []
  readonly #imported: Imported
  readonly #draft: Draft
  readonly #units: ReadonlyMap<string, TextUnit>
  readonly #told: Diagnostic[] = []

  constructor(imported: Imported, draft: Draft, units: ReadonlyMap<string, TextUnit>) {
    this.#imported = imported
    this.#draft = draft
    this.#units = units
  }

  /** In the order of the document. */
  diagnostics(): Diagnostic[] {
    return this.#told.toSorted(
      ({ range: a }, { range: b }) => a.start.line - b.start.line || a.start.column - b.start.column,
    )
  }

  /** The texts that are in the language, where the document says so; the others are told once a language. */
  inLanguage(translations: readonly ReadTranslation[]): ReadTranslation[] {
    const { language } = this.#imported
    const locale = tagOf(this.#draft, language)
    const isMeant = ({ tag }: ReadTranslation) =>
      tag === undefined || tag.toUpperCase() === language || isSameLanguage(tag, locale)
    const others = new Map<string, ReadTranslation>()
    for (const each of translations) if (!isMeant(each) && !others.has(each.tag ?? '')) others.set(each.tag ?? '', each)
    for (const [tag, read] of others)
      this.#tell(
        '',
        read,
        { ...textLanguage, severity: 'error' },
        {
          message: `these texts are in "${tag}", and ${language} is "${locale}": none of them is written`,
          expected: `texts in "${locale}"`,
          received: `"${tag}"`,
        },
      )
    return translations.filter(isMeant)
  }

  /** A key that the language has no text for, or no such form. */
  unknown(key: string, read: ReadTranslation): void {
    this.refused.push(key)
    const asked = key.replace(pluralForm, '')
    const forms = [...this.#units.values()].filter((unit) => unit.asked === asked).map((unit) => unit.key)
    if (forms.length > 0)
      return this.#tell(
        key,
        read,
        { ...pluralFormUnknown, severity: 'error' },
        {
          message: `${this.#imported.language} has no form "${key.slice(asked.length + 1) || 'without a number'}" of this text`,
          expected: oneOf(forms, 'no such key'),
          received: `"${key}"`,
        },
      )
    this.#tell(key, read, textKeyUnknown, {
      message: key === '' ? 'no key stands here' : 'no text has this key',
      expected: 'the key of a text',
      received: `"${key}"`,
      suggestions: suggest(key, this.#units.keys()),
    })
  }

  /** A text with a tag or an address that its English does not have. */
  stray({ key, source }: TextUnit, read: ReadTranslation, piece: string): void {
    this.refused.push(key)
    const message = `holds "${piece}", which the English does not`
    const said = { message, expected: quote(source), received: quote(read.target ?? '') }
    this.#tell(key, read, { ...tagWrong, severity: 'error' }, said)
  }

  /** A text with a code of which nothing says what it stands for: without it a number or a name would be missing. */
  unknownCode({ key, source }: TextUnit, read: ReadTranslation, code: string): void {
    this.refused.push(key)
    const message = `holds the code ${code}, which stands for nothing that the English has`
    const said = { message, expected: quote(source), received: quote(read.target ?? '') }
    this.#tell(key, read, { ...placeholderDiffers, severity: 'error' }, said)
  }

  /** Texts that have a translation here, and none in the document: a spreadsheet may leave many empty. */
  empty(texts: ReadonlyMap<string, ReadTranslation>): void {
    const [first] = texts
    if (first === undefined) return
    const [key, read] = first
    const others = texts.size === 1 ? '' : `, as do those of ${texts.size - 1} more`
    this.#tell(
      key,
      read,
      { ...textEmpty, severity: 'warning' },
      {
        message: `there is no translation: the one that is there stays${others}`,
        expected: quote(this.#units.get(key)?.target ?? ''),
        received: quote(read.target ?? ''),
      },
    )
  }

  /** A translation of an English that is no more, where there is one of the English of now. */
  outdated({ key, source, target = '' }: TextUnit, read: ReadTranslation): void {
    this.refused.push(key)
    const message = `it was translated from an older English: ${quote(target)}, of the English of now, stays`
    const said = { message, expected: quote(source), received: quote(read.source ?? '') }
    this.#tell(key, read, { code: 'text-older', severity: 'error' }, said)
  }

  twice(key: string, read: ReadTranslation): void {
    const message = 'this text stands twice, with other words: these are taken'
    const said = { message, expected: 'one translation', received: quote(read.target ?? '') }
    this.#tell(key, read, { ...duplicateKey, severity: 'warning' }, said)
  }

  /** A translation of an English that is no more. */
  older(unit: TextUnit | undefined, read: ReadTranslation): void {
    if (unit === undefined || !isOlder(read, unit)) return
    const { key, source } = unit
    const message = 'it was translated from an older English'
    const said = { message, expected: quote(source), received: quote(read.source ?? '') }
    this.#tell(key, read, { code: 'text-older', severity: 'warning' }, said)
  }

  /** Texts without a translation, neither here nor in the document: there may be many, so they are told once. */
  untranslated(texts: ReadonlyMap<string, ReadTranslation>): void {
    const [first] = texts
    if (first === undefined) return
    const [key, read] = first
    const message = `there is no translation yet${texts.size === 1 ? '' : `, nor of ${texts.size - 1} more`}`
    this.#tell(key, read, textUntranslated, { message, expected: 'a translation', received: 'nothing' })
  }

  /** What `check` would say of the text; an error where the text is not written for it. */
  finding(key: string, read: ReadTranslation | undefined, finding: CheckFinding, isRefused: boolean): void {
    const { check, file, message, expected, received, suggestions } = finding
    const language = isLocaleFile(file) ? languageOf(file) : ''
    const isElsewhere = language !== this.#imported.language
    this.#tell(key, read, isRefused ? { ...check, severity: 'error' } : check, {
      message: isElsewhere ? `with this text that of ${language} ${message}` : message,
      expected: isElsewhere ? 'what the English holds, and nothing besides' : expected,
      received: isElsewhere ? quote(read?.target ?? '') : received,
      ...(suggestions !== undefined && !isElsewhere && { suggestions }),
    })
  }

  #tell(key: string, read: ReadTranslation | undefined, { code, severity, docs }: Judged, said: Said): void {
    const nowhere = { range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } }, sourceLine: '' }
    const { range, sourceLine } = read ?? nowhere
    this.#told.push({
      ...{ code, severity, suggestions: [], ...said },
      merchant: this.#draft.code,
      file: this.#imported.shown,
      pointer: key === '' ? '' : toPointer([key]),
      ...{ range, sourceLine },
      fixes: [],
      docs: docs === undefined ? 'merchants/TRANSLATING.md' : `src/engine/checks/checks.md#${code}`,
    })
  }
}
