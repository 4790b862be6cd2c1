import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { runMerchant } from '@/tools/cli/run-merchant'

const english = {
  'nav.home': 'Home of {{brand}}',
  'page.days_one': '{{count}} day',
  'page.days_other': '{{count}} days',
  'page.rules': 'Hello {{name}}, read the <link>rules</link> of your wallet.',
  'page.sum': '=1+1',
}
export const russian = {
  'nav.home': 'Главная',
  'page.days_one': '{{count}} день',
  'page.days_few': '{{count}} дня',
  'page.days_many': '{{count}} дней',
  'page.days_other': '{{count}} дня',
  'page.rules': 'Здравствуйте, {{name}}: <link>правила</link> кошелька.',
  'page.sum': '=1+1',
}

/** A template in English and Russian, and a brand of it. `own`: the Russian texts, if there are any yet. */
export function translatedMerchants(own?: Readonly<Record<string, string>>): string {
  const template = minimalTemplate()
  const site = structuredClone(template['site.json']) as {
    languages: { items: Record<string, object>; order: string[] }
  }
  site.languages.items['RU'] = { locale: 'ru', label: 'Русский' }
  site.languages.order = ['EN', 'RU']
  const { 'locales/TY.json': _, 'locales/EN.json': texts, ...others } = template
  return writeMerchants(
    { acme },
    {
      ...others,
      'site.json': site as never,
      'locales/EN.json': { ...(texts as object), ...english },
      ...(own && { 'locales/RU.json': own }),
      'locales/notes.json': { 'page.rules': { note: 'Stands under the form.', most: 60 } },
      'locales/glossary.json': { wallet: { RU: 'кошелёк' } },
    },
  )
}

export async function texts(dir: string, ...args: string[]) {
  const said: string[] = []
  const io = { out: (text: string) => said.push(text), err: (text: string) => said.push(text), isColoured: false, dir }
  const code = await runMerchant(['texts', 'base', ...args], io)
  return { code, said: said.join('\n') }
}

/** Takes in a table with these cells, and returns what is told of each, with its line. */
export async function importCells(dir: string, cells: readonly string[], ...args: string[]) {
  const file = join(dir, 'ru.csv')
  writeFileSync(file, `key,English,translation,state\n${cells.join('\n')}\n`)
  const { code, said } = await texts(dir, '--import', file, '--format', 'json', ...args)
  const { diagnostics, ...plan } = JSON.parse(said) as {
    diagnostics: {
      code: string
      severity: string
      pointer: string
      message: string
      range: { start: { line: number } }
    }[]
    written: string[]
    refused: string[]
    unchanged: number
    untranslated: string[]
  }
  const told = diagnostics.map((each) => `${each.range.start.line} ${each.severity} ${each.code} ${each.pointer}`)
  return { code, told, diagnostics, ...plan }
}

export function russianIn(dir: string): Record<string, string> {
  return JSON.parse(readFileSync(join(dir, 'base/locales/RU.json'), 'utf8')) as Record<string, string>
}
