import { child, valueAt } from '@/contract/json/json-value'
import { askedKey } from '@/contract/text/plural-form'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { hasText, languagesWithTexts } from '@/engine/checks/texts/text-missing'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import type { Draft } from '@/engine/merge/draft'
import type { LayeredTexts } from '@/engine/merge/layered-texts'

const half = (order: string) => ({
  '../half/site.json': `{ "code": "half", "extends": "base", "template": true, "languages": { "order": ${order} } }`,
  '../half/locales/EN.json': '{ "form.extra": "Extra" }',
  '../half/menus.json': '{ "side": { "items": { "home": { "label": "form.extra" } } } }',
  'site.json': '{ "code": "acme", "extends": "half", "hosts": ["acme.test"], "languages": { "order": ["EN", "TY"] } }',
})

export const languageIncomplete: MerchantCheck = {
  code: 'language-incomplete',
  severity: 'warning',
  docs: {
    what: 'A brand offers a language that its template does not offer itself, and has not all texts of.',
    why: 'Players who choose it read what lacks in another language: the default language where that has it.',
    bad: half('["EN"]'),
    good: { ...half('["EN"]'), '../half/locales/TY.json': '{ "form.extra": "Dagdag" }' },
  },
  inspect(draft) {
    const { below } = draft.texts
    if (below === undefined || !draft.isComplete) return []
    const languages = languagesWithTexts(draft)
    // What lacks in a language that the template offers is reported with the template.
    const told = offeredIn(draft.chain.slice(1))
    if (told === undefined || languages.every((each) => told.has(each))) return []
    const holes = holesIn(below, languages)
    return languages
      .filter((language) => !told.has(language))
      .flatMap((language) => {
        const keys = (holes.get(language) ?? []).filter(
          (key) => !hasText(draft, language, key) && languages.some((each) => hasText(draft, each, key)),
        )
        return keys.length === 0 ? [] : [finding(draft, language, keys)]
      })
  },
}

/** The languages in the orders of templates, the nearest first; undefined where they offer all they have. */
function offeredIn(templates: readonly MerchantFolder[]): ReadonlySet<string> | undefined {
  const found = new Set<string>()
  for (const { files } of templates) {
    const order = valueAt(files.get('site')?.value, ['languages', 'order'])
    // An object moves entries of the list below it.
    const names = Array.isArray(order) ? order : Object.keys(order ?? {}).filter((each) => child(order, each) !== null)
    for (const name of names) if (typeof name === 'string') found.add(name)
    if (Array.isArray(order)) return found
  }
  return undefined
}

/** By the languages that were compared: brands of a template often offer the same. */
const known = new WeakMap<LayeredTexts, Map<string, ReadonlyMap<string, readonly string[]>>>()

/**
 * The keys that each language of a template lacks, of all that the others have. What only one of many has is a stray of
 * that language, and told there.
 */
function holesIn(texts: LayeredTexts, languages: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const holes = known.get(texts) ?? new Map<string, ReadonlyMap<string, readonly string[]>>()
  known.set(texts, holes)
  const id = languages.join(' ')
  const found = holes.get(id) ?? compared(texts, languages)
  holes.set(id, found)
  return found
}

function compared(texts: LayeredTexts, languages: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const keysIn = new Map<string, ReadonlySet<string>>()
  for (const language of languages) {
    const own = texts.get(language)
    if (own !== undefined) keysIn.set(language, askedKeys(own))
  }
  const counts = new Map<string, number>()
  for (const keys of keysIn.values()) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const least = keysIn.size > 2 ? 2 : 1
  const all = [...counts].flatMap(([key, count]) => (count < least ? [] : [key]))
  return new Map([...keysIn].map(([language, keys]) => [language, all.filter((key) => !keys.has(key))]))
}

const askedKeys = memoiseByObject(
  (texts: Readonly<Record<string, unknown>>): ReadonlySet<string> =>
    new Set(Object.keys(texts).map((key) => askedKey(key, (each) => Object.hasOwn(texts, each)))),
)

/** Up to this many texts are named. */
const mostNamed = 3

function finding({ chain }: Draft, language: string, keys: readonly string[]): FileFinding {
  const [own, nearest, ...others] = chain
  const order = valueAt(own?.files.get('site')?.value, ['languages', 'order'])
  const at = Array.isArray(order) ? order.indexOf(language) : -1
  const template = [nearest, ...others].find((each) => each?.files.has(`locales/${language}`)) ?? nearest
  const named = keys.slice(0, mostNamed).map((key) => `"${key}"`)
  const more = keys.length > mostNamed ? ` and ${keys.length - mostNamed} more` : ''
  const one = `a text has none in ${language}: players read it in another language`
  const many = `${keys.length} texts have none in ${language}: players read them in another language`
  const code = template?.code ?? ''
  return {
    file: 'site',
    path: ['languages', 'order', ...(at < 0 ? [] : [at])],
    spot: 'value',
    message: `of the template ${code} ${keys.length === 1 ? one : many}; "texts ${code} --language ${language}" lists them`,
    expected: `${named.join(', ')}${more}`,
    received: `"${language}"`,
    suggestions: [],
  }
}
