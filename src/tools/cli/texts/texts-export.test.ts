import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { runMerchant } from '@/tools/cli/run-merchant'
import { russian, texts, translatedMerchants } from '@/tools/cli/testing/translated-merchants'

it('tells a translator what a text is, where it stands, how long it may be, and which numbers a form is for', async () => {
  const dir = translatedMerchants(russian)
  const file = join(dir, 'ru.xliff')
  await texts(dir, '--export', file)
  const document = readFileSync(file, 'utf8')
  const unit = (key: string) => new RegExp(`<unit id="${key}".*?</unit>`, 's').exec(document)?.[0] ?? ''
  expect(document).toContain('version="2.1" srcLang="en" trgLang="ru"')
  expect(unit('page.rules')).toContain('slr:sizeRestriction="60"')
  for (const note of [
    '<note category="meaning">Stands under the form.</note>',
    '<note category="length">At most 60 characters.</note>',
    '<note category="glossary">Glossary: wallet = кошелёк.</note>',
  ])
    expect(unit('page.rules')).toContain(note)
  expect(unit('page.days_few')).toContain('The form "few": 2, 3, 4, 22, 23, 24 …')
  expect(unit('page.days_few')).toContain(
    '<source><ph id="1" dataRef="d1" equiv="{{count}}" disp="{{count}}"/> days</source>',
  )
  expect(unit('nav.home')).toContain('Stands in routes.pages.home.title')
  expect(unit('nav.home')).toContain('<segment state="translated">')
  expect(unit('nav.help')).toContain('<segment state="initial">')
})

it('lets no spreadsheet take a text for a formula', async () => {
  const dir = translatedMerchants(russian)
  await texts(dir, '--export', join(dir, 'ru.csv'))
  expect(readFileSync(join(dir, 'ru.csv'), 'utf8')).toContain(`page.sum,page,,,"'=1+1","'=1+1",`)
})

it('says whose texts to translate where a brand has none of its own', async () => {
  const dir = writeMerchants({ acme })
  const said: string[] = []
  const io = { out: (text: string) => said.push(text), err: (text: string) => said.push(text), isColoured: false, dir }
  expect(await runMerchant(['texts', 'acme', '--export', join(dir, 'ty.csv')], io)).toBe(2)
  expect(said).toEqual(['merchant: acme has no texts of its own: those of its template are exported by "texts base"'])
})

it('does not write over a file that may hold the work of a translator', async () => {
  const dir = translatedMerchants(russian)
  const file = join(dir, 'ru.csv')
  writeFileSync(file, 'mine')
  expect((await texts(dir, '--export', file)).said).toBe(
    `merchant: ${file} is there already: choose another name, or remove it`,
  )
})
