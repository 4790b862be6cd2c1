import { tabledLanguage, type TabledLanguage } from './table-language'

/** The names of countries in a language, by their codes of ISO 3166. */
export interface RegionNames {
  readonly of: (code: string) => string
  /** Compares two codes by the order of their names in the language. */
  readonly compare: (one: string, other: string) => number
}

/** The names that the browser knows. */
export function regionNames(tag: string): RegionNames {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  const of = (code: string) => names.of(code) ?? code
  return { of, compare: (one, other) => compare(of(one), of(other)) }
}

/** The names by code, in their order. */
type NameTable = Readonly<Record<string, string>>

const tables: Readonly<Record<TabledLanguage, () => Promise<{ readonly names: NameTable }>>> = {
  kk: () => import('@/contract/generated/region-names/kk'),
  km: () => import('@/contract/generated/region-names/km'),
  lo: () => import('@/contract/generated/region-names/lo'),
  mn: () => import('@/contract/generated/region-names/mn'),
  my: () => import('@/contract/generated/region-names/my'),
  ne: () => import('@/contract/generated/region-names/ne'),
  uz: () => import('@/contract/generated/region-names/uz'),
}

/** The names of a table for the languages that browsers lack, else those of the browser. */
export async function loadRegionNames(tag: string): Promise<RegionNames> {
  const language = tabledLanguage(tag)
  if (language === undefined) return regionNames(tag)
  const { names } = await tables[language]()
  const places = new Map(Object.keys(names).map((code, place) => [code, place]))
  const place = (code: string) => places.get(code) ?? places.size
  return { of: (code) => names[code] ?? code, compare: (one, other) => place(one) - place(other) }
}
