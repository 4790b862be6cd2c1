import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runMerchant } from '@/tools/cli/run-merchant'

const site = {
  schemaVersion: 2,
  code: 'mini',
  name: 'Mini',
  template: true,
  languages: {
    items: { EN: { locale: 'en', label: 'English' }, RU: { locale: 'ru', label: 'Русский' } },
    order: ['EN', 'RU'],
  },
}
const english = { 'a.hi': 'Hello', 'a.days_one': '{{count}} day', 'a.days_other': '{{count}} days', 'b.name': 'Zalo' }

function folderWith(texts: Readonly<Record<string, object>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'livery-texts-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'mini/locales'), { recursive: true })
  writeFileSync(join(dir, 'mini/site.json'), JSON.stringify(site))
  for (const [name, value] of Object.entries(texts))
    writeFileSync(join(dir, `mini/locales/${name}.json`), JSON.stringify(value))
  return dir
}

async function texts(dir: string, ...args: string[]) {
  const said: string[] = []
  const io = { out: (text: string) => said.push(text), err: (text: string) => said.push(text), isColoured: false, dir }
  const code = await runMerchant(['texts', 'mini', ...args], io)
  return { code, said: said.join('\n') }
}

it('asks a language for its own plural forms, and lets a name be the same', async () => {
  const dir = folderWith({
    EN: english,
    RU: { 'a.hi': ' ', 'a.days_one': '{{count}} день', 'a.days_few': '{{count}} дня', 'b.name': 'Zalo' },
    notes: { 'b.name': { note: 'A name.', same: true } },
  })
  const { code, said } = await texts(dir, '--format', 'json')
  expect(code).toBe(1)
  const { reports } = JSON.parse(said) as { reports: { units: { key: string; state: string }[] }[] }
  expect(reports[0]?.units.map(({ key, state }) => `${key} ${state}`)).toEqual([
    'a.hi empty',
    'a.days_many missing',
    'a.days_other missing',
  ])
})

it('says which texts are older than their English, once what they were made from is noted', async () => {
  const dir = folderWith({ EN: { 'a.hi': 'Hello', 'a.bye': 'Bye' }, RU: { 'a.hi': 'Привет', 'a.bye': 'Пока' } })
  expect((await texts(dir)).said).toBe('RU  2 texts, all translated')
  await texts(dir, '--accept')
  writeFileSync(join(dir, 'mini/locales/EN.json'), JSON.stringify({ 'a.hi': 'Hello there', 'a.bye': 'Bye' }))
  expect(await texts(dir)).toEqual({ code: 1, said: 'RU  2 texts: 1 old\n    a 1' })
  await texts(dir, '--language', 'RU', '--accept')
  expect(await texts(dir)).toEqual({ code: 0, said: 'RU  2 texts, all translated' })
  expect(readFileSync(join(dir, 'mini/locales/sources.json'), 'utf8')).toContain('"a.bye": { "')
})

it.each([
  ['notes', { 'a.hi': { most: 3 } }, 'locales/notes.json cannot be used: "a.hi" has no "note"'],
  ['notes', { 'a.hi': { note: 'x', most: '3' } }, 'locales/notes.json cannot be used: "most" of "a.hi" is no number'],
  ['sources', { 'a.hi': 'RU' }, 'locales/sources.json cannot be used: "a.hi" holds no hashes'],
])('refuses %s that say nothing: %j', async (name, value, message) => {
  const dir = folderWith({ EN: { 'a.hi': 'Hello' }, RU: {}, [name]: value })
  expect(await texts(dir)).toEqual({ code: 2, said: `merchant: ${message}` })
})

it('says which languages there are when it is asked for another', async () => {
  const dir = folderWith({ EN: english, RU: {} })
  expect(await texts(dir, '--language', 'FR')).toEqual({ code: 2, said: 'merchant: no texts in "FR": there are RU' })
})

it('leaves out languages that a brand neither offers nor has texts in', async () => {
  const dir = folderWith({ EN: { 'a.hi': 'Hello' }, RU: { 'a.hi': 'Привет' } })
  const brand = { code: 'own', extends: 'mini', hosts: ['own.test'], languages: { order: ['EN'] } }
  mkdirSync(join(dir, 'own/locales'), { recursive: true })
  writeFileSync(join(dir, 'own/site.json'), JSON.stringify(brand))
  const said: string[] = []
  const io = { out: (text: string) => said.push(text), err: (text: string) => said.push(text), isColoured: false, dir }
  expect(await runMerchant(['texts', 'own'], io)).toBe(0)
  expect(said.splice(0)).toEqual(['nothing to translate: own offers EN alone'])
  writeFileSync(join(dir, 'own/locales/RU.json'), JSON.stringify({ 'a.hi': 'Здравствуйте' }))
  expect(await runMerchant(['texts', 'own'], io)).toBe(0)
  expect(said.join()).toMatch(/^RU {2}/)
})

it('counts every text of a language that is offered and has no file yet', async () => {
  const dir = folderWith({ EN: english })
  const { code, said } = await texts(dir)
  expect(code).toBe(1)
  expect(said).toMatch(/^RU {2}6 texts: 6 missing\n/)
})

it('takes a language in small letters', async () => {
  const dir = folderWith({ EN: english, RU: {} })
  expect(await texts(dir, '--language', 'ru')).toEqual(await texts(dir, '--language', 'RU'))
})
