import { askedKey, formKeys } from '@/contract/text/plural-form'
import type { Draft } from '@/engine/merge/draft'
import type { LayeredTexts } from '@/engine/merge/layered-texts'
import { pluralFormsOf } from '@/engine/names/plural-rules'
import { tagOf } from './language-tags'
import { sourceHash, sourceLanguage, type TextSources } from './text-sources'
import type { TranslatorNotes } from '@/engine/notes/read-notes'
import type { TextNote } from '@/engine/notes/text-notes'

/** How a text of a language stands to its source. */
export type UnitState =
  | 'missing'
  | 'empty'
  /** Equal to the English, which nobody has said it may be. */
  | 'same'
  /** Made from an English that has changed since. */
  | 'old'
  | 'done'

/** A text to translate: one key of one language, a plural form of it where it counts. */
export interface TextUnit {
  /** The key in the language's file: `record.nothing_few`. */
  readonly key: string
  /** The key that code asks for: `record.nothing`. */
  readonly asked: string
  /** The part that the text stands in: the beginning of its key. */
  readonly part: string
  /** The plural form, with some numbers that take it. */
  readonly form: { readonly name: string; readonly numbers: readonly number[] } | undefined
  readonly source: string
  /** What a source of these words hashes to, in all of its forms. */
  readonly hash: string
  readonly target: string | undefined
  readonly state: UnitState
  /** Whether the language may do without: the form of millions, where it reads like "other". */
  readonly isOptional: boolean
  readonly note: TextNote | undefined
}

export interface UnitFiles extends TranslatorNotes {
  readonly sources: TextSources
}

/**
 * What a merchant translates in a language: every text that its own files have, and those of its template that this
 * language has none for. Texts of the template that are translated there are the template's to translate.
 */
export function textUnits(draft: Draft, language: string, files: UnitFiles): TextUnit[] {
  const { texts } = draft
  return unitsOf(draft, language, files, (asked) => isOwn(texts, language, asked))
}

/** Every text that a merchant may translate, also those that its template has translated already. */
export function everyTextUnit(draft: Draft, language: string, files: UnitFiles): TextUnit[] {
  return unitsOf(draft, language, files, () => true)
}

function unitsOf(
  draft: Draft,
  language: string,
  { notes, sources }: UnitFiles,
  isMeant: (asked: string) => boolean,
): TextUnit[] {
  const { texts } = draft
  const forms = pluralFormsOf(tagOf(draft, language))
  return askedKeys(texts)
    .filter(isMeant)
    .flatMap((asked) => {
      const hash = sourceHash(texts, asked)
      const others = written(texts, sourceLanguage, `${asked}_other`)
      const unit = (key: string, source: string, form: TextUnit['form'], isOptional: boolean): TextUnit => {
        const target = texts.text(language, key)
        const held = typeof target === 'string' ? target : undefined
        const note = notes.of(asked)
        const state = stateOf(held, source, note, sources.isFrom(language, asked, hash))
        const part = asked.split('.')[0] ?? asked
        return { key, asked, part, form, source, hash, target: held, state, isOptional, note }
      }
      if (others === undefined) return [unit(asked, written(texts, sourceLanguage, asked) ?? '', undefined, false)]
      const all = forms?.all ?? ['other']
      const names = formKeys(asked).map((key) => key.slice(asked.length + 1))
      return names
        .filter((name) => all.includes(name))
        .map((name) => {
          const source = written(texts, sourceLanguage, `${asked}_${name}`) ?? others
          const form = { name, numbers: forms?.examples.get(name) ?? [] }
          return unit(`${asked}_${name}`, source, form, forms?.needed.includes(name) === false)
        })
    })
}

/** What has to be done: not what is done, nor what may be left out. */
export function isOpen({ state, isOptional }: TextUnit): boolean {
  return state !== 'done' && !(isOptional && state === 'missing')
}

function stateOf(
  target: string | undefined,
  source: string,
  note: TextNote | undefined,
  isFrom: boolean | undefined,
): UnitState {
  if (target === undefined) return 'missing'
  if (target.trim() === '') return 'empty'
  if (isFrom === false) return 'old'
  // Whoever noted what it was made from has seen that it is the same word in both languages.
  const isSame = target === source && isFrom === undefined && note?.same !== true
  return isSame && holdsWords(source) ? 'same' : 'done'
}

/** Whether there is anything to translate besides placeholders, digits and signs. */
export function holdsWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ''))
}

/** The keys that code and JSON ask for, in the order of the source's file. */
function askedKeys(texts: LayeredTexts): string[] {
  const source = texts.get(sourceLanguage) ?? {}
  const isText = (key: string) => Object.hasOwn(source, key)
  return [...new Set(Object.keys(source).map((key) => askedKey(key, isText)))]
}

function isOwn(texts: LayeredTexts, language: string, asked: string): boolean {
  const keys = [asked, ...formKeys(asked)]
  const own = texts.own.get(sourceLanguage)
  if (own !== undefined && keys.some((key) => Object.hasOwn(own, key))) return true
  return !keys.some((key) => texts.below?.text(language, key) !== undefined)
}

function written(texts: LayeredTexts, language: string, key: string): string | undefined {
  const text = texts.text(language, key)
  return typeof text === 'string' ? text : undefined
}
