import { lineageOf } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { LayerMerger } from '@/engine/merge/merge-layers'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { readBrandColor } from '@/engine/new-brand/color/brand-color'
import { fontFiles } from '@/engine/new-brand/letters/brand-fonts'
import { brandJson } from './brand-json'
import { brandLanguages, furtherLanguages, languageNotes } from './brand-languages'
import { ownPictures, templatePictures } from '@/engine/new-brand/art/brand-pictures'
import { brandPanels } from './brand-money'
import type { BrandRequest } from './brand-request'
import { brandRoutes } from './brand-routes'
import { brandSite } from './brand-site'
import { brandTheme } from './brand-theme'
import { makePalette } from '@/engine/new-brand/color/palette'
import { typefaces } from '@/engine/new-brand/letters/typefaces'

export interface MadeBrand {
  /** Content by path in the brand's folder. */
  readonly files: ReadonlyMap<string, string | Buffer>
  /** The brand's colour as a hex value. */
  readonly color: string
  /** Notes for the user who requested this brand. */
  readonly notes: readonly string[]
}

/** All files of a new brand, from a valid request and its template. Writes nothing to disk. */
export async function makeBrand(
  request: BrandRequest,
  set: MerchantSet,
  template: ResolvedMerchant,
): Promise<MadeBrand> {
  const brand = readBrandColor(request.color)
  const typeface = typefaces.find(({ name }) => name === request.typeface)
  const folder = set.folders.get(request.template)
  if (brand === undefined || typeface === undefined || folder === undefined) throw new TypeError('unchecked request')

  const inherited = new LayerMerger().merge(lineageOf(folder, set.folders).chain)
  const languages = brandLanguages(request.languages, inherited.get('site'))
  const palette = makePalette(brand, typeface.tint)
  const { logo, files } = ownPictures(request.name, brand, palette, typeface)
  const site = brandSite(request, inherited.get('site'))
  const theme = brandTheme(palette, typeface, languages, logo, inherited.get('theme'))
  const routes = brandRoutes(typeface, request.currency, inherited.get('routes'))
  const panels = site['currency'] === undefined ? undefined : brandPanels(request.currency, inherited.get('panels'))
  const further = Object.keys(furtherLanguages(request.languages, inherited.get('site')))
  const texts = await brandJson('locales/', {})
  const assets = new Map<string, string | Buffer>([
    ...templatePictures(template, brand, typeface),
    ...files,
    ...fontFiles(typeface, languages),
  ])
  return {
    files: new Map<string, string | Buffer>([
      ['site.json', await brandJson('site', site)],
      ['theme.json', await brandJson('theme', theme)],
      ...(routes === undefined ? [] : [['routes.json', await brandJson('routes', routes)] as const]),
      ...(panels === undefined ? [] : [['panels.json', await brandJson('panels', panels)] as const]),
      // A language without a file is an error, one with an empty file reads what others have.
      ...further.map((code) => [`locales/${code}.json`, texts] as const),
      ...[...assets].map(([name, content]) => [`assets/${name}`, content] as const),
    ]),
    color: brand.hex,
    notes: [...logoNotes(logo), ...languageNotes(request.code, languages, further)],
  }
}

function logoNotes({ nameMissing }: { readonly nameMissing?: string | undefined }): string[] {
  return nameMissing === undefined
    ? []
    : [`the logo is the mark alone, because ${nameMissing}: assets/logo.svg may be replaced`]
}
