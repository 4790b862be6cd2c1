import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLoaded } from '@/engine/checker/check-merchants'
import { isJsonObject, type JsonObject } from '@/contract/json/json-value'
import { lineageOf } from '@/engine/folder/lineage'
import { loadMerchants, type MerchantSet } from '@/engine/folder/load-merchants'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { dialogPage } from './dialog-page'

/**
 * The brand as its pictures are drawn: with a page from which every dialog can be opened, on a host below localhost,
 * and with the sandbox as its gateway. Copies it and its templates into `dir`, which is made.
 */
export function brandForPictures(set: MerchantSet, code: string, dir: string): ResolvedMerchant {
  const folder = set.folders.get(code)
  if (folder === undefined) throw new Error(`there is no merchant ${code}`)
  mkdirSync(dir, { recursive: true })
  for (const each of lineageOf(folder, set.folders).chain)
    cpSync(each.path, join(dir, each.code), { recursive: true, dereference: true })
  edit(join(dir, code, 'routes.json'), (routes) => ({
    ...routes,
    pages: { ...objectIn(routes, 'pages'), pictureDialogs: dialogPage() },
  }))
  edit(join(dir, code, 'site.json'), (site) => ({
    ...site,
    hosts: [`${code}.localhost`],
    gateway: { ...objectIn(site, 'gateway'), baseUrl: '' },
  }))
  const { merchants, diagnostics } = checkLoaded(loadMerchants({ dir }), [code])
  const [brand] = merchants
  if (brand === undefined) {
    const problem = diagnostics.find(({ severity }) => severity === 'error')
    throw new Error(`${code} cannot be drawn: ${problem?.file ?? ''} ${problem?.message ?? ''}`)
  }
  return brand
}

function edit(file: string, change: (json: JsonObject) => JsonObject): void {
  const json = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JsonObject) : {}
  writeFileSync(file, JSON.stringify(change(json), undefined, 2))
}

function objectIn(json: JsonObject, key: string): JsonObject {
  const value = json[key]
  return isJsonObject(value) ? value : {}
}
