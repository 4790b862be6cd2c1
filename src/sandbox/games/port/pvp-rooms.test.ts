import { expect, it } from 'vitest'
import { plainMerchant } from '@/sandbox/test-gateway'
import { textsIn } from '@/sandbox/texts/texts'
import { roomsOf, roomTitle } from './pvp-rooms'

const { items, order } = plainMerchant.languages
const merchant = {
  ...plainMerchant,
  vendors: [{ code: 'KY', name: 'KY', categories: ['PVP' as const] }],
  languages: { items: { ...items, AR: { locale: 'ar', label: 'العربية' } }, order: [...order, 'AR'] },
}

it.each([
  ['EN', /^\p{Script=Latin}[^\u200f]+ · \p{Script=Latin}/u],
  ['AR', /^\u200f\p{Script=Latin}.+ · \p{Script=Arabic}/u],
])('a title of a room is read as its language is: %s', (language, expected) => {
  const [room] = roomsOf(merchant, 0)
  expect(room && roomTitle(room, textsIn(merchant, language))).toMatch(expected)
})
