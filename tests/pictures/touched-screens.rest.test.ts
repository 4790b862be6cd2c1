import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLoaded } from '@/engine/checker/check-merchants'
import { loadMerchants } from '@/engine/folder/load-merchants'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import type { JsonObject } from '@/contract/json/json-value'
import { touchedScreens, type Touched } from './touched-screens'

const place = mkdtempSync(join(tmpdir(), 'livery-touched-'))
let before: ResolvedMerchant

beforeAll(() => {
  before = resolved(join(process.cwd(), 'merchants'))
}, 120_000)

afterAll(() => rmSync(place, { recursive: true }))

function resolved(dir: string): ResolvedMerchant {
  const { merchants } = checkLoaded(loadMerchants({ dir }), ['aurora'])
  const [brand] = merchants
  if (brand === undefined) throw new Error('aurora has errors')
  return brand
}

let copies = 0

/** What is touched when a file of aurora, or of its template, is changed. */
function touchedBy(file: string, change: (json: JsonObject) => void): Touched[] {
  return touchedScreens(before, changed(file, change))
}

function changed(file: string, change: (json: JsonObject) => void): ResolvedMerchant {
  copies += 1
  const dir = join(place, String(copies))
  for (const code of ['base', 'aurora']) cpSync(join('merchants', code), join(dir, code), { recursive: true })
  const path = join(dir, file)
  const json = JSON.parse(readFileSync(path, 'utf8')) as JsonObject
  change(json)
  writeFileSync(path, JSON.stringify(json))
  const { merchants, diagnostics } = checkLoaded(loadMerchants({ dir }), ['aurora'])
  const [after] = merchants
  if (after === undefined) throw new Error(JSON.stringify(diagnostics.slice(0, 2)))
  return after
}

const names = (touched: ReturnType<typeof touchedBy>) => [
  ...new Set(touched.map(({ screen }) => `${screen.kind} ${screen.name}`)),
]
const languages = (touched: ReturnType<typeof touchedBy>) => [...new Set(touched.map(({ language }) => language))]

test('without a change nothing is touched', () => {
  expect(touchedBy('aurora/site.json', () => {})).toEqual([])
})

test('a text of a banner touches the pages with its group, in its language alone', () => {
  const touched = touchedBy('aurora/locales/VI.json', (json) => Object.assign(json, { 'banner.reels.title': 'Khác' }))
  expect(names(touched)).toContain('page home')
  expect(names(touched)).not.toContain('page help')
  expect(languages(touched)).toEqual(['VI'])
  expect(touched[0]?.why).toEqual(['texts: banner.reels.title'])
})

test('a text of the template that one panel asks for touches that panel', () => {
  const touched = touchedBy('base/locales/EN.json', (json) => Object.assign(json, { 'deposit.title': 'Pay in now' }))
  expect(names(touched)).toContain('member panel deposit')
  expect(names(touched)).not.toContain('page home')
  expect(names(touched)).not.toContain('member panel missions')
})

test('a section of a page touches that page in every language', () => {
  const touched = touchedBy('aurora/routes.json', (json) => {
    const { home } = json['pages'] as { home: { order: string[] } }
    home.order = home.order.slice(1)
  })
  expect(names(touched)).toEqual(['page home'])
  expect(languages(touched)).toEqual(before.config.site.languages.order)
})

test('what stands in place of a closed site touches that page alone', () => {
  const touched = touchedBy('aurora/routes.json', (json) =>
    Object.assign(json, { system: { maintenance: { sections: { notice: { props: { retry: false } } } } } }),
  )
  expect(names(touched)).toEqual(['page system.maintenance'])
  const text = touchedBy('aurora/locales/EN.json', (json) => Object.assign(json, { blockip: 'Not from here' }))
  expect(names(text)).toEqual(['page system.blocked'])
})

test('a colour touches every page, dialog and panel', () => {
  const touched = touchedBy('aurora/theme.json', (json) => Object.assign(json, { scheme: 'light' }))
  expect(names(touched).length).toBeGreaterThan(60)
  expect(touched.every(({ why }) => why.join() === 'theme')).toBe(true)
})

test('a page that one state alone has is told as new, and as gone', () => {
  const summer = {
    ...{ path: '/summer', title: 'page.promotions.title', linked: false, shell: { header: true } },
    sections: { list: { block: 'promotion-list', props: { title: 'page.promotions.title' } } },
    order: ['list'],
  }
  const after = changed('aurora/routes.json', ({ pages }) => Object.assign(pages as JsonObject, { summer }))
  const told = (touched: readonly Touched[]) => [
    ...new Set(touched.map(({ screen, status }) => `${screen.name} ${status}`)),
  ]
  expect(told(touchedScreens(before, after))).toEqual(['summer new'])
  expect(told(touchedScreens(after, before))).toEqual(['summer gone'])
})

test('a legal document touches the page that shows it', () => {
  copies += 1
  const dir = join(place, String(copies))
  for (const code of ['base', 'aurora']) cpSync(join('merchants', code), join(dir, code), { recursive: true })
  const path = join(dir, 'base/legal/cookies.EN.md')
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n\nOne more sentence.\n`)
  const [after] = checkLoaded(loadMerchants({ dir }), ['aurora']).merchants
  expect(names(touchedScreens(before, after as ResolvedMerchant))).toContain('page legalCookies')
})
