import { expect, it } from 'vitest'
import { formatTag } from '@/contract/formats/format-tag'
import { plainMerchant } from '@/sandbox/test-gateway'
import { gameDocument } from './game-document'
import { testSlot } from './testing/play-table'

const items = {
  EN: { locale: 'en', label: 'English' },
  KM: { locale: 'km', label: 'ខ្មែរ' },
  TH: { locale: 'th', label: 'ไทย', calendar: 'buddhist', digits: 'thai' },
} as const

/** The setup of a game that is played in a language. */
async function setupIn(language: keyof typeof items) {
  const merchant = { ...plainMerchant, languages: { items, order: Object.keys(items) } }
  const html = await gameDocument({ key: 'key', game: testSlot, mode: 'demo', merchant, language })
  const [, setup = ''] = /id="setup">(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(setup) as { locale: string; formatTag: string; formatTable?: { decimal: string }; texts: object }
}

it('writes numbers and dates with the calendar and the digits of the language', async () => {
  expect(await setupIn('EN')).toMatchObject({ locale: 'en', formatTag: formatTag(items.EN) })
  expect(await setupIn('TH')).toMatchObject({ locale: 'th', formatTag: 'th-u-ca-buddhist-nu-thai' })
})

it('brings the table of a language that browsers lack, and none of another', async () => {
  expect((await setupIn('KM')).formatTable).toMatchObject({ currency: '-#¤' })
  expect(await setupIn('TH')).not.toHaveProperty('formatTable')
})

it('brings the texts of the player’s language alone', async () => {
  expect((await setupIn('TH')).texts).toMatchObject({ spin: 'หมุน' })
  expect(JSON.stringify(await setupIn('TH'))).not.toContain('"Spin"')
})

it('is in English, and says so, in a language that the games do not speak', async () => {
  const items = { XX: { locale: 'ps', label: 'پښتو' } }
  const merchant = { ...plainMerchant, languages: { items, order: ['XX'] } }
  const html = await gameDocument({ key: 'key', game: testSlot, mode: 'demo', merchant, language: 'XX' })
  expect(html).toContain('<html lang="en" dir="ltr">')
  expect(html).toContain('"spin":"Spin"')
})

it('calls the ways of a lottery as the site of the brand calls them', async () => {
  const text = (language: string, key: string) =>
    language === 'TH' && key === 'bonus-details.way.lo2' ? 'โล 2 ตัว' : undefined
  const merchant = { ...plainMerchant, languages: { items, order: ['TH'] }, text }
  const html = await gameDocument({ key: 'key', game: testSlot, mode: 'demo', merchant, language: 'TH' })
  expect(html).toContain('"lo2":"โล 2 ตัว","lo3":"Lo 3 digits"')
})
