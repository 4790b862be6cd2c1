import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { makeBrand } from '@/engine/new-brand/make-brand'
import { writeBrand } from '@/engine/new-brand/write-brand'
import type { JsonObject } from '@/contract/json/json-value'

/** Sorts before every other brand, so that its pages are rendered first. */
export const unusualCode = 'abacus'

/** Pages of the template whose sections are on the home page, in an order that no other home page has. */
const shownPages = ['pvp', 'helpmc', 'elott', 'promo', 'pointMall', 'winners']

interface RoutesFile {
  readonly pages: Readonly<Record<string, { readonly sections: Readonly<Record<string, JsonObject>> }>>
}

/**
 * Adds a brand as `merchant new` makes it to a merchants folder, and gives it a home page of blocks that no other home
 * page has. Its languages and typeface differ from the others' too.
 */
export async function addUnusualBrand(dir: string): Promise<void> {
  const set = loadMerchants(merchantsRoot(dir))
  const template = checkMerchants(dir, ['base']).templates[0]
  if (template === undefined) throw new Error(`There is no sound template in ${dir}`)
  const request = { code: unusualCode, name: 'Abacus', color: '#7a1fa2', template: 'base', hosts: ['abacus.example'] }
  const looks = { languages: ['VI', 'TY'], currency: 'VND', typeface: 'fraunces' }
  const brand = await makeBrand({ ...request, ...looks }, set, template)
  writeBrand(dir, unusualCode, brand.files)
  writeFileSync(join(dir, unusualCode, 'routes.json'), JSON.stringify(unusualRoutes(dir)))
}

function unusualRoutes(dir: string): object {
  const { pages } = JSON.parse(readFileSync(join(dir, 'base/routes.json'), 'utf8')) as RoutesFile
  const shown = shownPages.flatMap((page) =>
    Object.entries(pages[page]?.sections ?? {}).map(([name, section]) => [`${page}-${name}`, section] as const),
  )
  const sections = Object.fromEntries(shown.map(([name, section]) => [camelCase(name), section]))
  return {
    pages: { home: { shell: { categories: false, banner: null }, sections, order: Object.keys(sections).reverse() } },
  }
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
