import { expect, it } from 'vitest'
import { gamesOf, gameTypes, vendorsOf } from '@/sandbox/games/port/catalogue'
import { plainMerchant } from '@/sandbox/test-gateway'
import { englishTexts } from './testing/english-texts'
import { textsIn } from './texts'

const { items, order } = plainMerchant.languages
const filipino = {
  ...plainMerchant,
  languages: { items: { ...items, TY: { locale: 'fil-PH', label: 'Filipino' } }, order: [...order, 'TY'] },
}

it.each([
  [plainMerchant, 'EN', 'BTI Volleyball'],
  [plainMerchant, 'VI', 'Bóng Chuyền BTI'],
  [filipino, 'EN', '123BET Volleyball'],
  [filipino, 'TY', '123BET Volleyball'],
  [filipino, 'VI', 'Bóng Chuyền 123BET'],
])('calls games of BTI as the languages of the brand ask for (2 §9): $2', (merchant, language, title) => {
  const [game] = gamesOf('BTI', 'SPORTS')
  expect(game && textsIn(merchant, language).gameTitle(game)).toBe(title)
})

it('translates what describes a lottery, and no name of another game', () => {
  const german = {
    ...plainMerchant,
    languages: { items: { ...items, DE: { locale: 'de-DE', label: 'Deutsch' } }, order: [...order, 'DE'] },
  }
  const texts = textsIn(german, 'DE')
  const titles = gamesOf('TCG_SEA', 'ELOTT').map((game) => texts.gameTitle(game))
  expect(titles).toEqual(expect.arrayContaining(['Nordlotterie', 'Ein-Minuten-Ziehung', 'Da Nang']))

  const english = englishTexts()
  const games = gameTypes.flatMap((type) => vendorsOf(type).flatMap((vendor) => gamesOf(vendor, type)))
  const translated = games.filter(({ title }) => english.has(title.en))
  expect(new Set(translated.map(({ gameType }) => gameType))).toEqual(new Set(['ELOTT']))
})
