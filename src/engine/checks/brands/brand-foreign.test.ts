import { expect, it } from 'vitest'
import { foreignNames } from './brand-foreign'

const brand = (name: string, text: string) => ({ name, texts: new Map([['EN', { 'nav.home': text }]]), vendors: {} })

it.each([
  ['a word of its own', 'Home of Aurora', 1],
  ['joined to the own name', 'Home of LotusAurora', 1],
  ['the own name', 'Home of Lotus', 0],
  ['a longer word', 'Home of Auroras', 0],
] as const)('tells another brand’s name that is %s', (_, text, count) => {
  const lotus = brand('Lotus', text)
  expect(foreignNames([lotus, brand('Aurora', 'Home')])(lotus)).toHaveLength(count)
})
