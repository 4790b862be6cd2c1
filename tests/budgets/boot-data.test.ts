import { expect, test } from 'vitest'
import { firstView } from '@/tools/build/pages/first-view'
import { bootData } from '@/engine/resolved/boot-data'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { namesIn } from '@/engine/resolved/names-in'
import { shippedTexts } from '@/engine/resolved/site-texts'
import type { Menu } from '@/contract/generated/merchant-types'
import { joinParts } from '@/site/lib/json-remainder'
import type { JsonObject } from '@/contract/json/json-value'
import type { FirstBootData, SiteData } from '@/contract/site-data/boot-data'
import { built, builtCodes, builtPage, builtRest } from './built-site'

const merchants = checkMerchants('merchants').merchants

const bootOf = (code: string) => JSON.parse(builtPage(code, 'index.html').boot) as FirstBootData

const dataOf = (code: string) => {
  const merchant = merchants.find((each) => each.code === code)!
  const { languages, locales } = shippedTexts(merchant, namesIn(merchant.config, 'textKey'))
  return bootData(merchant, { texts: languages[0].own, locales })
}

const shown = (names: object) => new Set(Object.keys(names))

test.each(builtCodes)('nothing of %s is lost between its pages and the file of the rest', (code) => {
  const { texts: _, rest, ...first } = bootOf(code)
  const { texts: __, ...whole } = dataOf(code)
  expect(rest).toBe(builtRest(code))
  const arrived = JSON.parse(String(built(code + rest))) as JsonObject
  expect(joinParts(first as unknown as JsonObject, arrived)).toEqual(whole)
  expect(arrived).not.toHaveProperty('site.name')
})

test.each(builtCodes)('what %s puts elsewhere than on its home page does not make its pages larger', (code) => {
  const { menus, banners } = bootOf(code)
  const home = { menus: shown(menus), bannerGroups: shown(banners.groups), icons: new Set<string>() }
  const { texts: _, ...data } = dataOf(code)
  expect(firstView(grown(data), home)).toEqual(firstView(data, home))
})

/** The merchant with 14 more entries in both centres, 20 more pages, and 31 more languages. */
function grown(data: SiteData): SiteData {
  const { menus, routes, site, locales } = data
  const more = <T>(count: number, value: T) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`more${index}`, value]))
  const longer = ({ items, order }: Menu): Menu => {
    const entries = more(14, Object.values(items)[0]!)
    return { items: { ...items, ...entries }, order: [...order, ...Object.keys(entries)] }
  }
  const { items, order } = site.languages
  const languages = more(31, items[site.defaultLanguage]!)
  return {
    ...data,
    menus: { ...menus, memberCentre: longer(menus.memberCentre), agentCentre: longer(menus.agentCentre) },
    routes: { ...routes, pages: { ...routes.pages, ...more(20, routes.pages.home) } },
    site: {
      ...site,
      languages: { items: { ...items, ...languages }, order: [...order, ...Object.keys(languages)] },
    },
    locales: { ...locales, ...more(31, { byPart: '/assets/more.0a1b2c3d.' }) },
  }
}
