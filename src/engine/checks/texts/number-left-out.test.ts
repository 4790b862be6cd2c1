import { expect, it } from 'vitest'
import type { JsonObject } from '@/contract/json/json-value'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { checkBrand } from '@/engine/testing/write-merchants'

const base = minimalTemplate()
const counted = { 'page.days_one': 'In {{count}} day', 'page.days_other': 'In {{count}} days' }
const template = {
  'locales/EN.json': { ...(base['locales/EN.json'] as JsonObject), ...counted },
  'locales/TY.json': {
    ...(base['locales/TY.json'] as JsonObject),
    'page.days_one': 'Sa {{count}} araw',
    'page.days_other': 'Sa {{count}} na araw',
  },
}

const said = (locale: string, texts: Readonly<Record<string, string>>) => {
  const site = structuredClone(base['site.json']) as { languages: { items: Record<string, object> } }
  site.languages.items['TY'] = { locale, label: 'Own' }
  return checkBrand({ 'locales/TY.json': texts }, { ...template, 'site.json': site as never })
    .diagnostics.filter(({ merchant, code }) => merchant === 'acme' && /^(placeholder-|plural-number-)/.test(code))
    .map(({ code, pointer }) => `${code} ${pointer}`)
}

it('a form that is read for many numbers is told that it leaves the number out', () => {
  expect(said('en', { 'page.days_one': 'In a day', 'page.days_other': 'See days' })).toEqual([
    'placeholder-differs /page.days_other',
  ])
  expect(said('th', { 'page.days_other': 'ดูวัน' })).toEqual(['placeholder-differs /page.days_other'])
})

it.each([
  ['en', 'one'],
  ['ar', 'zero'],
  ['ar', 'one'],
  ['ar', 'two'],
])('in %s the form "%s" may leave the number out, as it is read for one alone', (locale, form) => {
  expect(said(locale, { [`page.days_${form}`]: 'x' })).toEqual([])
})

it.each([
  ['ru', 'one'],
  ['fr', 'one'],
  ['ar', 'few'],
  ['sl', 'two'],
  ['es', 'many'],
])('in %s the form "%s" may not, and is told once', (locale, form) => {
  const key = `page.days_${form}`
  expect(said(locale, { [key]: 'x' })).toEqual([`placeholder-differs /${key}`])
  expect(said(locale, { [key]: 'x', 'page.days_other': '{{count}} x' })).toEqual([`plural-number-missing /${key}`])
})
