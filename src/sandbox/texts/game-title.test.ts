import { expect, it } from 'vitest'
import { gamesOf } from '@/sandbox/games/port/catalogue'
import { plainMerchant } from '@/sandbox/test-gateway'
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
