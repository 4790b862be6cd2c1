import { isLocaleFile, languageOf, type FileKey } from '@/engine/schema/config-files'
import type { Draft } from '@/engine/merge/draft'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { isSpelledAlike } from '@/engine/names/is-spelled-alike'
import { child, keysOf } from '@/contract/json/json-value'
import { pluralForm } from '@/contract/text/plural-form'
import type { FileFinding, Check } from '@/engine/finding/check'
import type { NamedTexts } from './text-markup'
import { languagesWithTexts } from './text-missing'

export const textUnused: Check = {
  code: 'text-unused',
  severity: 'warning',
  docs: {
    what: 'A brand has a text that no template has and no file of the brand names.',
    why: 'No part asks for it, so nobody would ever read it.',
    bad: { 'locales/EN.json': '{ "summer.party": "Party" }', 'locales/TY.json': '{ "summer.party": "Salusalo" }' },
    good: { 'locales/EN.json': '{ "nav.home": "Start" }' },
  },
}

export const textKeyUnknown: Check = {
  code: 'text-key-unknown',
  severity: 'error',
  docs: {
    what: 'No part asks for this text key, and one that parts ask for is written almost alike.',
    why: 'Players would read the text of the template, or the key, instead of this text.',
    fix: 'writes the key that was meant, where there is one alone and it is one letter away.',
    bad: { 'locales/EN.json': '{ "nav.hmoe": "Start" }' },
    good: { 'locales/EN.json': '{ "nav.home": "Start" }' },
  },
}

export interface TextFindings {
  readonly findings: readonly (FileFinding & { readonly check: Check })[]
  /** `language key` of each text that seems to be missing because an unused text has its name misspelt. */
  readonly explained: ReadonlySet<string>
}

/**
 * Texts in the merchant's own files that nothing uses. `named`: the text keys that its files name; `isLacking`: some
 * text seems to be missing.
 */
export function findUnusedTexts(draft: Draft, named: NamedTexts, isLacking: boolean): TextFindings {
  const [own, ...templates] = draft.chain
  const findings: (FileFinding & { readonly check: Check })[] = []
  // A misspelt key in a template also explains what the brand lacks.
  const hasBelow = isLacking && templates.length > 0
  const below = hasBelow ? findUnusedTexts({ ...draft, chain: templates }, named, true) : undefined
  const explained = new Set(below?.explained)
  if (own === undefined || !draft.isComplete) return { findings, explained }
  const languages = languagesWithTexts(draft)
  for (const file of [...own.files.keys()].filter(isLocaleFile)) {
    const language = languageOf(file)
    if (!languages.includes(language)) continue
    const others = languages.filter((each) => each !== language)
    // For a template: the texts of its other languages. With only one language nothing can be concluded.
    if (templates[0] === undefined && others.length === 0) continue
    const asked = templates[0] === undefined ? undefined : textsOf(templates[0], templates)
    const isWanted = (key: string) =>
      asked?.has(key) ?? others.some((each) => draft.texts.text(each, key) !== undefined)
    const written = own.files.get(file)?.value
    let known: readonly string[] | undefined
    const everyKnown = () =>
      (known ??= [
        ...new Set([...(asked ?? []), ...named.keys(), ...others.flatMap((each) => keysOf(draft.texts.get(each)))]),
      ])
    for (const key of keysOf(written)) {
      if (isAsked(key, isWanted) || isAsked(key, (each) => named.has(each))) continue
      if (key.startsWith('$') || typeof child(written, key) !== 'string') continue
      const near = everyKnown().filter((each) => isSpelledAlike(key, each) && child(written, each) === undefined)
      if (near.length === 0 && templates.length === 0) continue
      findings.push(finding(file, key, near))
      // An unused text needs no translation.
      for (const each of languages) explained.add(`${each} ${key.replace(pluralForm, '')}`)
      if (near[0] !== undefined) explained.add(`${language} ${near[0]}`)
    }
  }
  return { findings, explained }
}

function isAsked(key: string, isKnown: (key: string) => boolean): boolean {
  if (isKnown(key)) return true
  const stem = key.replace(pluralForm, '')
  return stem !== key && (isKnown(stem) || isKnown(`${stem}_other`))
}

/** The texts of a template and those below it, in any language: these are the ones that the site's components use. */
const textsOf = memoiseByObject((_: MerchantFolder, chain: readonly MerchantFolder[]): ReadonlySet<string> => {
  const texts = chain.flatMap(({ files }) => [...files]).filter(([key]) => isLocaleFile(key))
  return new Set(texts.flatMap(([, { value }]) => keysOf(value)))
})

function finding(file: FileKey, key: string, suggestions: string[]): FileFinding & { readonly check: Check } {
  return {
    check: suggestions.length > 0 ? textKeyUnknown : textUnused,
    file,
    path: [key],
    spot: 'key',
    message: 'no part and no file asks for this text',
    expected: 'a text key that a part or a file of the merchant asks for',
    received: `"${key}"`,
    suggestions,
  }
}
