import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isHostName } from '@/engine/names/host-name'
import { isTemplate, lineageOf } from '@/engine/folder/lineage'
import { listMerchants } from '@/engine/list/list-merchants'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { shownPath } from '@/engine/folder/merchants-root'
import { LayerMerger } from '@/engine/merge/merge-layers'
import { codeFault, codesLike } from '@/engine/names/brand-code'
import { schemaOf } from '@/engine/schema/schema-node'
import { languagesMeant } from '@/engine/names/languages-meant'
import { suggest } from '@/engine/names/suggest'
import { child, keysOf, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { gamesHost } from '@/contract/games-host'
import { currenciesLike, isCurrency } from '@/engine/checks/languages/currency-unknown'
import { nameFault } from '@/engine/checks/brands/name-odd'
import { furtherLanguage, furtherLanguageMeant } from '@/engine/new-brand/further-language'
import { readBrandColor } from '@/engine/new-brand/color/brand-color'
import { typefaces } from '@/engine/new-brand/letters/typefaces'

/** The user's input for a new brand. */
export interface BrandRequest {
  readonly code: string
  readonly name: string
  readonly color: string
  readonly template: string
  readonly hosts: readonly string[]
  /** Language codes, the default one first. */
  readonly languages: readonly string[]
  /** ISO 4217 code. */
  readonly currency: string
  /** Name of a typeface. */
  readonly typeface: string
}

/** Describes in one line what is wrong with an answer and what to write instead; undefined when nothing is. */
type Problem = string | undefined

/** The first problem of a partial request. */
export function requestProblem(request: Partial<BrandRequest>, set: MerchantSet): Problem {
  const { code, name, color, template, hosts = [], languages = [], currency, typeface } = request
  const answers: [string | undefined, (answer: string) => Problem][] = [
    [code, (answer) => codeProblem(answer, set)],
    [name, nameProblem],
    [color, colorProblem],
    [template, (answer) => templateProblem(answer, set)],
    ...hosts.map((host): (typeof answers)[number] => [host, (answer) => hostProblem(answer, code, set)]),
    ...languages.map((each): (typeof answers)[number] => [
      each,
      (answer) => languageProblem(answer, template ?? defaultTemplate(set), set),
    ]),
    [currency, currencyProblem],
    [typeface, typefaceProblem],
  ]
  for (const [answer, problemOf] of answers) {
    const problem = answer === undefined ? undefined : problemOf(answer)
    if (problem !== undefined) return problem
  }
  return textsProblem(languages, template ?? defaultTemplate(set), set)
}

const siteKey = (key: string) => schemaOf('site').properties.get(key)
const hostPattern = new RegExp(String(siteKey('hosts')?.items?.schema['pattern']))
const longestName = Number(siteKey('name')?.schema['maxLength'])

export function codeProblem(code: string, set: MerchantSet): Problem {
  const fault = codeFault(code)
  if (fault !== undefined) return `"${code}" ${fault}${didYouMean(codesLike(code))}`
  const path = join(set.root.dir, code)
  if (existsSync(path)) return `there is already a folder ${shownPath(set.root, path)}`
  return hostProblem(`${code}.localhost`, code, set)
}

export function nameProblem(name: string): Problem {
  if (name.trim() === '') return 'the name is empty'
  const fault = nameFault(name)
  if (fault !== undefined) return `the name holds ${fault}: write the name alone, letter by letter`
  const length = Array.from(name.trim()).length
  return length > longestName ? `the name has ${length} characters: at most ${longestName} are shown` : undefined
}

export function colorProblem(color: string): Problem {
  if (readBrandColor(color) !== undefined) return undefined
  const asked = color === '' ? 'a colour is missing' : `"${color}" is no opaque CSS colour`
  return `${asked}: write one as #c2185b, crimson or oklch(0.55 0.2 12)`
}

export function templateProblem(template: string, set: MerchantSet): Problem {
  const templates = templatesOf(set)
  if (templates.includes(template)) return undefined
  const there = templates.length === 0 ? 'there is none' : `there is ${templates.join(', ')}`
  const what = set.folders.has(template) ? 'is a brand, not a template' : 'is no template'
  return `"${template}" ${what}: ${there}${didYouMean(suggest(template, templates))}`
}

export function hostProblem(host: string, code: string | undefined, set: MerchantSet): Problem {
  if (!hostPattern.test(host)) {
    return `"${host}" cannot be a host: write the name alone, in lower case, without https:// and port${didYouMean(hostIn(host))}`
  }
  if (!isHostName(host)) return `"${host}" cannot be a host: browsers refuse it, as xn-- that stands for no letters`
  if (host === gamesHost) return `${host} is where the sandbox has its games`
  const owner = listMerchants(set).merchants.find(
    (each) => each.code !== code && (each.hosts.includes(host) || `${each.code}.localhost` === host),
  )
  return owner === undefined ? undefined : `${host} is a host of ${owner.code} already`
}

/** The host name in something that may be a URL, a host with a port, or an internationalised name. */
function hostIn(written: string): string[] {
  const address = /^[a-z]+:\/\//i.test(written) ? written : `http://${written}`
  if (!URL.canParse(address)) return []
  const { hostname } = new URL(address)
  return hostPattern.test(hostname) ? [hostname] : []
}

function languageProblem(language: string, template: string, set: MerchantSet): Problem {
  const known = languagesOf(template, set)
  const described = child(child(siteOf(template, set.folders), 'languages'), 'items')
  if (known.includes(language) || furtherLanguage(language, described) !== undefined) return undefined
  const there = `${template} has texts in ${known.join(', ')}`
  const more = /^[A-Z]{2,5}(-[A-Z]{2})?$/.test(language)
    ? '; "Another language" in merchants/README.md says how to add one'
    : ''
  const meant = [
    ...furtherLanguageMeant(language, described),
    ...languagesMeant(language, languageItems(template, known, set)),
  ]
  return `"${language}" is no language of the template: ${there}${more}${didYouMean(meant)}`
}

/** Until a further language is translated its players read another one of the brand. */
function textsProblem(languages: readonly string[], template: string, set: MerchantSet): Problem {
  const [first] = languages
  const known = languagesOf(template, set)
  const [beside] = known
  if (first === undefined || beside === undefined || languages.some((each) => known.includes(each))) return undefined
  return `nothing is translated to ${languages.join(', ')} yet: name a language of the template besides, which players read until then: --languages ${[...languages, beside].join(',')}`
}

export function currencyProblem(currency: string): Problem {
  if (isCurrency(currency)) return undefined
  return `"${currency}" is no currency: write an ISO 4217 code such as PHP${didYouMean(currenciesLike(currency))}`
}

function typefaceProblem(typeface: string): Problem {
  const names = typefaces.map(({ name }) => name)
  if (names.includes(typeface)) return undefined
  return `"${typeface}" is no typeface: there is ${names.join(', ')}${didYouMean(suggest(typeface, names))}`
}

export function templatesOf({ folders }: MerchantSet): string[] {
  return [...folders.values()].filter(isTemplate).map(({ code }) => code)
}

/** `base`, or the only template if there is just one. */
export function defaultTemplate(set: MerchantSet): string {
  const [first, ...others] = templatesOf(set)
  return first !== undefined && others.length === 0 ? first : 'base'
}

/** Languages that a template offers, its default one first. */
export function offeredLanguages(template: string, { folders }: MerchantSet): string[] {
  const site = siteOf(template, folders)
  const order = child(child(site, 'languages'), 'order')
  const named = Array.isArray(order) ? order.filter((each) => typeof each === 'string') : []
  return defaultFirst(named, site)
}

/** Languages that a template has texts in, offered or not, its default one first. */
export function languagesOf(template: string, { folders }: MerchantSet): string[] {
  const site = siteOf(template, folders)
  const folder = folders.get(template)
  const files = folder === undefined ? [] : lineageOf(folder, folders).chain.map((each) => each.files)
  const described = keysOf(child(child(site, 'languages'), 'items'))
  return defaultFirst(
    described.filter((language) => files.some((each) => each.has(`locales/${language}`))),
    site,
  )
}

/** Code of the currency that a template's brands have unless they say another; dollars, where none of it says one. */
export function currencyOf(template: string, { folders }: MerchantSet): string {
  const code = child(child(siteOf(template, folders), 'currency'), 'code')
  return typeof code === 'string' ? code : 'USD'
}

function defaultFirst(languages: readonly string[], site: JsonValue | undefined): string[] {
  const first = child(site, 'defaultLanguage')
  return languages.toSorted((a, b) => Number(b === first) - Number(a === first))
}

function languageItems(template: string, known: readonly string[], { folders }: MerchantSet): JsonObject {
  const items = child(child(siteOf(template, folders), 'languages'), 'items')
  return Object.fromEntries(known.map((language) => [language, child(items, language) ?? null]))
}

function siteOf(template: string, folders: MerchantSet['folders']): JsonValue | undefined {
  const folder = folders.get(template)
  return folder === undefined ? undefined : new LayerMerger().merge(lineageOf(folder, folders).chain).get('site')
}

function didYouMean([best]: readonly string[]): string {
  return best === undefined ? '' : `; did you mean "${best}"?`
}
