import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { wholeTexts } from '@/engine/resolved/site-texts'
import { importCells, russian, russianIn, texts, translatedMerchants } from '@/tools/cli/testing/translated-merchants'

it('brings a language from its export to the page, without a line of code', async () => {
  const dir = translatedMerchants()
  const file = join(dir, 'ru.xliff')
  expect(await texts(dir, '--export', file)).toEqual({
    code: 0,
    said: `written: ${file}: 13 texts of RU, 13 to translate, 0 to look at again`,
  })
  // What a translator does in a program: a target for each source.
  const filled = readFileSync(file, 'utf8').replace(
    /state="initial">(\s*)<source>(.*?)<\/source>/gs,
    'state="translated">$1<source>$2</source>$1<target>$2 (RU)</target>',
  )
  writeFileSync(file, filled)
  const { code, said } = await texts(dir, '--import', file)
  expect({ code, last: said.split('\n').at(-3) }).toEqual({ code: 0, last: 'texts of RU: 13 changed, 0 as they were' })
  const brand = checkMerchants(dir).merchants.find((each) => each.code === 'acme')
  if (brand === undefined) throw new Error('the brand is not valid')
  const { locales, files } = wholeTexts(brand)
  const address = locales['RU']
  const page = files.find(
    ({ publicPath }) => address !== undefined && 'whole' in address && publicPath === address.whole,
  )
  expect(JSON.parse(page?.text ?? '{}')).toMatchObject({
    'nav.home': 'Home of {{brand}} (RU)',
    'page.days_few': '{{count}} days (RU)',
    'page.rules': 'Hello {{name}}, read the <link>rules</link> of your wallet. (RU)',
  })
  expect((await texts(dir)).said).toBe('RU  13 texts, all translated')
})

it.each(['ru.xliff', 'ru.csv'])('takes its own export back and changes nothing: %s', async (name) => {
  const dir = translatedMerchants(russian)
  const file = join(dir, name)
  await texts(dir, '--export', file)
  const { code, said } = await texts(dir, '--import', file, '--format', 'json')
  expect(code).toBe(0)
  expect(JSON.parse(said)).toMatchObject({ written: [], refused: [], unchanged: 7, untranslated: { length: 6 } })
  expect(russianIn(dir)).toEqual(russian)
})

it('writes what is right, in the order of the English, and tells what is not at its line', async () => {
  const dir = translatedMerchants({ 'page.sum': '=1+1', 'nav.help': 'Помощь' })
  const { code, told, written, refused } = await importCells(dir, [
    'page.rules,,Правила,',
    'nav.home,,"Главная {{brand}} {{extra}}",',
    'page.days_many,,{{count}} дней,',
    'page.days_zero,,ноль,',
    'page.days,,дни,',
    'nav.hmoe,,Дом,',
    'nav.help,,,',
    'nav.login,,Войти\u202e,',
    'page.title,,<link>Заголовок</link>,',
    'page.text,,Текст,',
  ])
  expect(code).toBe(1)
  expect(told).toEqual([
    '2 error placeholder-differs /page.rules',
    '3 error placeholder-differs /nav.home',
    '5 error plural-form-unknown /page.days_zero',
    '6 error plural-form-unknown /page.days',
    '7 error text-key-unknown /nav.hmoe',
    '8 warning text-empty /nav.help',
    '9 error text-leftover /nav.login',
    '10 error tag-wrong /page.title',
  ])
  expect(written).toEqual(['page.days_many', 'page.text'])
  expect(refused).toEqual(expect.arrayContaining(['page.rules', 'nav.home', 'nav.hmoe', 'nav.login', 'page.title']))
  expect(Object.keys(russianIn(dir))).toEqual(['nav.help', 'page.text', 'page.days_many', 'page.sum'])
  expect(russianIn(dir)['nav.help']).toBe('Помощь')
})

it('writes no text with signs that nobody sees, nor with a heap of marks on a letter', async () => {
  const said = ['Войти\u009b', 'Войти\u2063', 'Войти\u3164', `Войти${'\u0301'.repeat(30)}`]
  for (const each of said) {
    const { told, written } = await importCells(translatedMerchants(), [`nav.login,,${each},`])
    expect({ told, written }, JSON.stringify(each)).toEqual({
      told: ['2 error text-leftover /nav.login'],
      written: [],
    })
  }
})

it('names what is not written, and why', async () => {
  const dir = translatedMerchants()
  const file = join(dir, 'ru.xlf')
  const unit = (key: string, source: string, target: string) =>
    `<trans-unit id="${key}"><source>${source}</source><target state="final">${target}</target></trans-unit>`
  const units = [
    unit('page.days_few', '<x id="1"/> days', '<x id="1"/> дня'),
    unit('page.days_many', '<x id="1"/> days', '<x id="d1"/> дней'),
    unit('page.text', 'A text.', 'Текст<x id="7"/>.'),
  ]
  writeFileSync(
    file,
    `<xliff version="1.2"><file source-language="en" target-language="ru"><body>${units.join('')}</body></file></xliff>`,
  )
  const { code, said } = await texts(dir, '--import', file)
  expect(code).toBe(1)
  expect(said).toContain('holds the code <x id="d1">, which stands for nothing that the English has')
  expect(said).toContain('holds the code <x id="7">, which stands for nothing that the English has')
  expect(said).toContain('texts of RU: 1 changed, 0 as they were, 2 not written (page.days_many, page.text)')
  expect(russianIn(dir)['page.days_few']).toBe('{{count}} дня')
})

it('tells cells that are empty once, with how many there are', async () => {
  const dir = translatedMerchants(russian)
  const keys = ['nav.home', 'page.days_one', 'page.days_few']
  const { told, diagnostics } = await importCells(
    dir,
    keys.map((key) => `${key},,,`),
  )
  expect(told).toEqual(['2 warning text-empty /nav.home'])
  expect(diagnostics[0]?.message).toBe('there is no translation: the one that is there stays, as do those of 2 more')
})

it('refuses a document of more than 32 MB before it is read', async () => {
  const file = join(translatedMerchants(russian), 'ru.xliff')
  writeFileSync(file, '')
  truncateSync(file, 32 * 1024 * 1024 + 1)
  expect(await texts(dirname(file), '--import', file)).toEqual({
    code: 2,
    said: `merchant: ${file} is too large: it has 32.1 MB, and a document of texts at most 32`,
  })
})

it('writes nothing on a dry run', async () => {
  const dir = translatedMerchants(russian)
  const { code, written } = await importCells(dir, ['nav.home,,Дом,'], '--dry-run')
  expect({ code, written }).toEqual({ code: 0, written: ['nav.home'] })
  expect(russianIn(dir)).toEqual(russian)
})

it('tells a translation of an older English, writes it, and goes on saying so', async () => {
  const dir = translatedMerchants(russian)
  const { code, told } = await importCells(dir, ['nav.home,House,Дом,translated'])
  expect({ code, told }).toEqual({ code: 0, told: ['2 warning text-older /nav.home'] })
  expect(russianIn(dir)['nav.home']).toBe('Дом')
  expect((await texts(dir, '--language', 'RU')).said).toContain('1 old')
  // Looked at again, and said to be right.
  const again = await importCells(dir, ['nav.home,Home of {{brand}},Дом,translated'])
  expect({ code: again.code, told: again.told, unchanged: again.unchanged }).toEqual({
    code: 0,
    told: [],
    unchanged: 1,
  })
  expect((await texts(dir, '--language', 'RU')).said).not.toContain('old')
})

it('keeps a translation of the English of now, where the document was made from an older one', async () => {
  const dir = translatedMerchants(russian)
  await texts(dir, '--language', 'RU', '--accept')
  const { code, told, refused } = await importCells(dir, ['nav.home,House,Дом,translated'])
  expect({ code, told, refused }).toEqual({ code: 1, told: ['2 error text-older /nav.home'], refused: ['nav.home'] })
  expect(russianIn(dir)).toEqual(russian)
})

it('takes the English in place of a translation for none, unless the translator says that it is done', async () => {
  const dir = translatedMerchants(russian)
  const { told, written, untranslated } = await importCells(dir, [
    'nav.home,,Home of {{brand}},',
    'nav.login,,nav.login of {{brand}},',
    'nav.help,,nav.help of {{brand}},translated',
  ])
  expect(told).toEqual([
    '2 warning text-empty /nav.home',
    '3 warning text-untranslated /nav.login',
    '4 warning text-english /nav.help',
  ])
  expect({ written, untranslated }).toEqual({ written: ['nav.help'], untranslated: ['nav.login'] })
})

it('goes on telling that forms of a text are older, where others of them alone came back', async () => {
  const dir = translatedMerchants(russian)
  await texts(dir, '--language', 'RU', '--accept')
  const path = join(dir, 'base/locales/EN.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('{{count}} days', '{{count}} long days'))
  await importCells(dir, ['page.days_one,{{count}} day,{{count}} долгий день,translated'])
  expect((await texts(dir, '--language', 'RU')).said).toContain('4 old')
})

it('finds the language in the document, where its name does not say it', async () => {
  const dir = translatedMerchants(russian)
  const file = join(dir, 'back.xliff')
  const unit = '<unit id="nav.home"><segment><source>Home of {{brand}}</source><target>Дом</target></segment></unit>'
  writeFileSync(file, `<xliff version="2.0" srcLang="en" trgLang="ru-RU"><file id="f">${unit}</file></xliff>`)
  expect((await texts(dir, '--import', file)).code).toBe(0)
  expect(russianIn(dir)['nav.home']).toBe('Дом')
  expect((await texts(dir, '--language', 'ru', '--import', file)).code).toBe(0)
})

it('takes no texts of another language', async () => {
  const dir = translatedMerchants(russian)
  const file = join(dir, 'back.xliff')
  const unit = '<unit id="nav.home"><segment><source>Home</source><target>Heim</target></segment></unit>'
  writeFileSync(file, `<xliff version="2.0" srcLang="en" trgLang="de"><file id="f">${unit}</file></xliff>`)
  const { code, said } = await texts(dir, '--language', 'RU', '--import', file)
  expect(code).toBe(1)
  expect(said).toContain('these texts are in "de", and RU is "ru": none of them is written')
  expect(russianIn(dir)).toEqual(russian)
})

it('leaves alone texts that it cannot read', async () => {
  const dir = translatedMerchants(russian)
  const path = join(dir, 'base/locales/RU.json')
  writeFileSync(path, '{ "nav.home": "Главная", ')
  writeFileSync(join(dir, 'ru.csv'), 'key,translation\nnav.home,Дом\n')
  expect(await texts(dir, '--import', join(dir, 'ru.csv'))).toEqual({
    code: 2,
    said: 'merchant: locales/RU.json cannot be read: "check base" says what is wrong with it',
  })
  expect(readFileSync(path, 'utf8')).toBe('{ "nav.home": "Главная", ')
})

it.each([
  [['--export', 'ru.docx'], 'ru.docx says no format: its name must end in .xliff, .xlf or .csv'],
  [
    ['--export', 'x.csv'],
    'which language? Say it (--language RU), or name the file after it (ru.csv); there are TY, RU',
  ],
  [['--export', 'x.csv', '--language', 'FR'], 'base has no language "FR": there are TY, RU'],
  [['--import', 'none.csv', '--language', 'RU'], 'cannot read none.csv (ENOENT)'],
  [['--dry-run'], '--dry-run goes with --import'],
])('says what it needs: %j', async (args, message) => {
  expect(await texts(translatedMerchants(russian), ...args)).toEqual({ code: 2, said: `merchant: ${message}` })
})
