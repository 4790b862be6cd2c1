import { isJsonObject, keysOf, valueAt, type JsonValue } from '@/contract/json/json-value'
import { formKeys, pluralForm } from '@/contract/text/plural-form'
import { textsOfBlocks } from './block-texts'
import { languagesWithTexts } from './text-missing'
import { configFiles } from '@/engine/schema/config-files'
import type { Draft } from '@/engine/merge/draft'
import type { LayeredTexts } from '@/engine/merge/layered-texts'
import { placeholdersIn, type Placeholders } from './placeholders'
import { schemaOf } from '@/engine/schema/schema-node'
import { walkReferences } from '@/engine/names/walk-references'

/**
 * Filled in for every text (src/site/i18n/texts.ts), and for the messages of form fields
 * (src/site/forms/state/field-errors.ts).
 */
const everywhere = ['brand', 'age']
const inMessages = ['field', 'min', 'max', 'length', 'limits']

/** The placeholders that the site fills in a merchant's texts. */
export class PlaceholderNames {
  readonly #draft: Draft
  readonly #template: LayeredTexts | undefined
  readonly #languages: readonly string[]
  #places: ReadonlyMap<string, ReadonlySet<string>> | undefined
  #ofTemplate: ReadonlySet<string> | undefined

  constructor(draft: Draft) {
    this.#draft = draft
    this.#languages = languagesWithTexts(draft)
    // The lowest template shows what the code fills in, because it is written together with the code.
    let lowest = draft.texts.below
    while (lowest?.below !== undefined) lowest = lowest.below
    this.#template = lowest
  }

  /** Placeholders that a text of the key may contain; undefined when that cannot be known. */
  of(key: string): ReadonlySet<string> | undefined {
    const template = this.#template
    if (template === undefined) return undefined
    // A brand may offer none of the template's languages, or have a mistake where it names them.
    const known = namesFor(template, this.#languages, key) ?? namesFor(template, template.keys(), key)
    const counted = pluralForm.test(key) ? ['count'] : []
    if (known !== undefined) return new Set([...everywhere, ...counted, ...known])
    const asked = key.replace(pluralForm, '')
    const ofBlocks = textsOfBlocks(this.#draft.chain.map(({ code }) => code))
    if (ofBlocks.includes(key) || ofBlocks.includes(asked)) return undefined
    const places = this.#atPlaces()
    return new Set([...everywhere, ...counted, ...(places.get(key) ?? places.get(asked) ?? [])])
  }

  /** Tags that a text of the key may contain; undefined when that cannot be known. */
  tagsOf(key: string): ReadonlySet<string> | undefined {
    const template = this.#template
    if (template === undefined) return undefined
    const known = tagsFor(template, this.#languages, key) ?? tagsFor(template, template.keys(), key)
    return new Set(known ?? this.#tagsOfTemplate())
  }

  /** Only the component knows what it makes of a brand's own texts, so every tag of the template is allowed. */
  #tagsOfTemplate(): string[] {
    const texts = this.#languages.flatMap((language) => Object.values(this.#template?.get(language) ?? {}))
    return texts.flatMap((text) => (typeof text === 'string' ? placeholdersIn(text).tags : []))
  }

  /** For the merchant's own keys: the placeholders filled in where its files use them. */
  #atPlaces(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.#places !== undefined) return this.#places
    const places = new Map<string, Set<string>>()
    const below = belowOf(this.#draft)
    for (const file of configFiles) {
      const data = this.#draft.config[file]
      if (data === undefined) continue
      walkReferences(schemaOf(file), data, ({ kind, value, path }) => {
        if (kind !== 'textKey') return
        const names = places.get(value) ?? new Set<string>()
        const instead = valueAt(below(file), path)
        const filled =
          typeof instead === 'string' && this.#template !== undefined
            ? (namesFor(this.#template, this.#languages, instead) ?? [])
            : path.includes('props')
              ? this.#allOfTemplate()
              : []
        for (const name of filled) names.add(name)
        if (file === 'fields') for (const name of inMessages) names.add(name)
        places.set(value, names)
      })
    }
    return (this.#places = places)
  }

  /** Only the component knows what it fills into its texts, so every placeholder of the template is allowed. */
  #allOfTemplate(): ReadonlySet<string> {
    if (this.#ofTemplate !== undefined) return this.#ofTemplate
    const texts = this.#languages.flatMap((language) => Object.values(this.#template?.get(language) ?? {}))
    const names = texts.flatMap((text) => (typeof text === 'string' ? placeholdersIn(text).names : []))
    return (this.#ofTemplate = new Set(names))
  }
}

/** The placeholders under a key, or another plural form of it, in any language of the texts. */
export function namesFor(texts: LayeredTexts, languages: readonly string[], key: string): string[] | undefined {
  return writtenFor(texts, languages, key)?.flatMap(({ names }) => names)
}

/** The tags under a key, or another plural form of it, in any language of the texts. */
export function tagsFor(texts: LayeredTexts, languages: readonly string[], key: string): string[] | undefined {
  return writtenFor(texts, languages, key)?.flatMap(({ tags }) => tags)
}

function writtenFor(texts: LayeredTexts, languages: readonly string[], key: string): Placeholders[] | undefined {
  const keys = pluralForm.test(key) ? formKeys(key.replace(pluralForm, '')) : [key]
  let found: Placeholders[] | undefined
  for (const language of languages)
    for (const each of keys) {
      const text = texts.text(language, each)
      if (typeof text === 'string') found = [...(found ?? []), placeholdersIn(text)]
    }
  return found
}

/** The unmerged file of the nearest template that has it. */
function belowOf({ chain }: Draft): (file: (typeof configFiles)[number]) => JsonValue | undefined {
  return (file) =>
    chain
      .slice(1)
      .map(({ files }) => files.get(file)?.value)
      .find((value) => isJsonObject(value) && keysOf(value).length > 0)
}
