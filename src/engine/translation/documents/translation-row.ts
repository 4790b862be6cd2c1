import type { Draft } from '@/engine/merge/draft'
import type { TranslatorNotes } from '@/engine/notes/read-notes'
import { placesInWords, textPlaces } from '@/engine/notes/text-places'
import { isOpen, type TextUnit } from '@/engine/translation/text-units'

/** A text as translators get it, in whatever kind of document. */
export interface TranslationRow {
  readonly key: string
  /** The part that the text belongs to. */
  readonly part: string
  /** What a translator has to know, by what it is about, a sentence or two each. */
  readonly notes: readonly {
    readonly about: 'meaning' | 'plural' | 'length' | 'glossary' | 'place'
    readonly text: string
  }[]
  /** The most characters that have room in its place. */
  readonly most: number | undefined
  readonly source: string
  readonly target: string | undefined
  readonly state: RowState
}

/** `needs review`: its English has changed since it was translated. */
export type RowState = 'initial' | 'needs review' | 'translated'

/** `language`: the language of the units. */
export function translationRows(
  { config }: Draft,
  language: string,
  units: readonly TextUnit[],
  { glossary }: TranslatorNotes,
): TranslationRow[] {
  const places = textPlaces(config)
  return units.map((unit) => {
    const { key, asked, part, source, target, note } = unit
    const words = glossary.wordsIn(source, language).map(({ english, word }) => `${english} = ${word}`)
    const told = [
      { about: 'meaning' as const, text: note?.note ?? '' },
      { about: 'plural' as const, text: pluralNote(unit) },
      { about: 'length' as const, text: note?.most === undefined ? '' : `At most ${note.most} characters.` },
      { about: 'glossary' as const, text: words.length === 0 ? '' : `Glossary: ${words.join('; ')}.` },
      { about: 'place' as const, text: placeNote(places.get(asked) ?? []) },
    ]
    const notes = told.filter(({ text }) => text !== '')
    return { key, part, notes, most: note?.most, source, target, state: stateOf(unit) }
  })
}

function stateOf(unit: TextUnit): RowState {
  if (unit.state === 'old') return 'needs review'
  return isOpen(unit) || unit.target === undefined ? 'initial' : 'translated'
}

/** Which numbers take the form: `few: 2, 3, 4, 22, 23 …`. */
function pluralNote({ form, isOptional }: TextUnit): string {
  if (form === undefined) return ''
  const numbers = form.numbers.length === 0 ? 'no whole number' : `${form.numbers.join(', ')} …`
  const may = isOptional ? ' May be left out where it reads like "other".' : ''
  return `The form "${form.name}": ${numbers}.${may}`.replace('….', '…')
}

function placeNote(places: readonly string[]): string {
  return places.length === 0 ? '' : `Stands in ${placesInWords(places)}.`
}
