import { child, type JsonValue } from '@/contract/json/json-value'
import { inDeviceFaces, type BrandLanguage } from '@/engine/new-brand/letters/script-families'
import { furtherLanguage, type DescribedLanguage } from './further-language'

/** The entries of those languages that the template's site.json, `site`, does not describe. */
export function furtherLanguages(
  codes: readonly string[],
  site: JsonValue | undefined,
): Record<string, { readonly locale: string; readonly label: string }> {
  const items = child(child(site, 'languages'), 'items')
  const entries = codes.flatMap((code): [string, DescribedLanguage][] => {
    const entry = furtherLanguage(code, items)
    return entry === undefined ? [] : [[code, entry]]
  })
  return Object.fromEntries(entries)
}

export function brandLanguages(codes: readonly string[], site: JsonValue | undefined): BrandLanguage[] {
  const items = child(child(site, 'languages'), 'items')
  const further = furtherLanguages(codes, site)
  return codes.map((code) => {
    const tag = child(child(items, code), 'locale') ?? further[code]?.locale
    return { code, tag: typeof tag === 'string' ? tag : 'und' }
  })
}

/** What whoever asked for the brand has to know of its languages; `further` are those that the template does not have. */
export function languageNotes(
  brand: string,
  languages: readonly BrandLanguage[],
  further: readonly string[],
): string[] {
  const inDevice = inDeviceFaces(languages)
  const tooLarge = inDevice.filter((code) => !further.includes(code))
  const lacking = inDevice.filter((code) => further.includes(code))
  return [
    ...further.map(
      (code) =>
        `${code}: nothing is translated yet, and players read another language: "merchant -- texts ${brand} --export ${code.toLowerCase()}.xliff" writes it for a translator`,
    ),
    ...(tooLarge.length === 0
      ? []
      : [
          `${tooLarge.join(', ')}: players see a font of their device, as fonts with all letters are too large to load`,
        ]),
    ...(lacking.length === 0
      ? []
      : [
          `${lacking.join(', ')}: players see a font of their device: "Letters of a language" in merchants/README.md says how to add one`,
        ]),
  ]
}
