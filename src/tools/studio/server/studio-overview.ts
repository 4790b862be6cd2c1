import { join } from 'node:path'
import { configFiles, isLocaleFile, type FileKey } from '@/engine/schema/config-files'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import type { Draft } from '@/engine/merge/draft'
import { Examiner } from '@/engine/checker/examine'
import { isTemplate } from '@/engine/folder/lineage'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { shownPath, type MerchantsRoot } from '@/engine/folder/merchants-root'
import { provenanceOf, type Origin as Written } from '@/engine/merge/provenance'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { endpoints } from '@/contract/endpoints/endpoints'
import { child } from '@/contract/json/json-value'
import type { Choice } from '@/tools/studio/form-model'
import type { FileEntry, Origin, Overview, Place, Problem } from '@/tools/studio/studio-api'
import type { DevSites } from './dev-sites'

/** What the studio shows besides a file: folders, problems, and the possible values of references. */
export function overview(sites: DevSites, merchant: ResolvedMerchant): Overview {
  const { folders, root } = sites.set
  const own = folders.get(merchant.code)
  const { draft } = new Examiner(folders).examine(own ?? (merchant.layers[0] as MerchantFolder))
  const codes = draft.chain.map(({ code }) => code)
  const problems = sites.diagnostics
    .filter((each) => codes.includes(each.merchant))
    .map((each) => problemOf(root, each))
  return {
    code: merchant.code,
    name: merchant.config.site.name,
    folders: draft.chain.map((folder) => ({
      code: folder.code,
      isTemplate: isTemplate(folder),
      files: filesOf(folder, draft, sites, problems),
    })),
    brands: sites.merchants.map(({ code, config }) => ({ code, name: config.site.name, host: `${code}.localhost` })),
    problems,
    choices: choicesOf(draft),
    textLanguage: defaultLanguage(draft),
  }
}

function filesOf(folder: MerchantFolder, draft: Draft, sites: DevSites, problems: readonly Problem[]): FileEntry[] {
  // Of the languages that the template describes, those that the brand offers, and whatever the folder has.
  const offered = (draft.names.offered ?? []).map((language): FileKey => `locales/${language}`)
  const keys = new Set<FileKey>([...configFiles, ...offered, ...[...folder.files.keys()].filter(isLocaleFile)])
  const shown = (key: string) => shownPath(sites.set.root, join(folder.path, `${key}.json`))
  return [...keys].map((key) => ({
    key,
    exists: folder.files.has(key),
    isEdited: sites.drafts.of({ code: folder.code, key }) !== undefined,
    problems: problems.filter(({ file }) => file === shown(key)).length,
  }))
}

function problemOf(root: MerchantsRoot, { range, ...diagnostic }: Diagnostic): Problem {
  const { severity, code, message, suggestions, pointer, file } = diagnostic
  const { line, column } = range.start
  const open = openAt(root, file, line, column)
  // A form field has only errors and warnings, so a note is shown as a warning.
  const tone = severity === 'error' ? 'error' : 'warning'
  return { severity: tone, code, message, suggestions, pointer, file, key: keyOf(file), line, column, open }
}

/** The key of a file in its folder: `menus`, `locales/EN`. */
function keyOf(file: string): string {
  return /(?:^|\/)(locales\/[^/]+|[^/]+)\.json$/.exec(file)?.[1] ?? ''
}

function openAt(root: MerchantsRoot, file: string, line: number, column: number): string {
  const base = shownPath(root, root.dir)
  const path = base === '' ? join(root.dir, file) : join(root.dir, file.slice(base.length))
  return `${path}:${line}:${column}`
}

/** The provenance of a value of the resolved merchant. */
export function originAt(sites: DevSites, code: string, pointer: string): Origin {
  const { folders, root } = sites.set
  const folder = folders.get(code)
  if (folder === undefined) return { pointer, overridden: [] }
  const { chain } = new Examiner(folders).examine(folder).draft
  const found = provenanceOf({ layers: chain }, pointer)
  if (found === undefined) return { pointer, overridden: [] }
  const place = placeOf(root, found)
  const owner = chain.find(({ path }) => found.file.startsWith(`${path}/`))
  return {
    pointer,
    place: { ...place, code: owner?.code ?? code, key: keyOf(place.file) },
    overridden: found.overridden.map((each) => placeOf(root, each)),
  }
}

function placeOf(root: MerchantsRoot, { file, line, column }: Written): Place {
  return { file: shownPath(root, file), line, column, open: `${file}:${line}:${column}` }
}

/** The possible values of each kind of reference. */
function choicesOf(draft: Draft): Overview['choices'] {
  const { names, chain } = draft
  const spoken = Object.entries(draft.texts.get(defaultLanguage(draft)) ?? {})
  const assets = new Set(chain.flatMap((folder) => [...folder.assets].sort()))
  const named = (list: Iterable<string> | undefined): Choice[] => [...(list ?? [])].map((value) => ({ value }))
  return {
    route: named(names.routes),
    textKey: spoken.map(([value, text]) => ({ value, note: typeof text === 'string' ? text : '' })),
    asset: [...assets].map((value) => ({ value, picture: `/__studio/asset/${value}` })),
    bannerGroup: named(names.bannerGroups),
    feature: named(names.features),
    language: named(names.languages),
    merchant: named(chain.slice(1).map(({ code }) => code)),
    call: named(Object.keys(endpoints)),
  }
}

function defaultLanguage({ config }: Draft): string {
  const language = child(config.site, 'defaultLanguage')
  return typeof language === 'string' ? language : ''
}

/** Absolute path of an asset of the merchant or of a template that it extends. */
export function assetPath(sites: DevSites, code: string, name: string): string | undefined {
  const { folders } = sites.set
  const folder = folders.get(code)
  if (folder === undefined) return undefined
  const { chain } = new Examiner(folders).examine(folder).draft
  const owner = chain.find(({ assets }) => assets.has(name))
  return owner && join(owner.path, 'assets', name)
}
