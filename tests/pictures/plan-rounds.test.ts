import { expect, test } from 'vitest'
import { planRounds } from './plan-rounds'
import type { Screen } from './screen'

const screens = ['home', 'help', 'promo'].map((name): Screen => ({
  kind: 'page',
  name,
  account: 'guest',
  address: `/${name}`,
}))
const touched = screens.flatMap((screen) => ['EN', 'TY', 'VI'].map((language) => ({ screen, language })))
const words = (all: typeof touched) => all.map(({ screen, language }) => `${screen.name} ${language}`)

test('where there is room everything is drawn at once, one language after the other', () => {
  const { first, later } = planRounds(touched, 9)
  expect(words([...first]).slice(0, 4)).toEqual(['home EN', 'help EN', 'promo EN', 'home TY'])
  expect([first.length, later]).toEqual([9, []])
})

test('where there is none each screen comes in one language first, and every language comes', () => {
  const { first, later } = planRounds(touched, 8)
  expect(words([...first])).toEqual(['home EN', 'help TY', 'promo VI'])
  expect(words([...later])).toEqual(['help EN', 'promo EN', 'home TY', 'promo TY', 'home VI', 'help VI'])
})

test('where there is no room for every screen some of each kind come', () => {
  const kinds = ['page', 'dialog', 'member panel'] as const
  const many = kinds.flatMap((kind) =>
    Array.from({ length: 10 }, (_, at) => ({
      screen: { kind, name: `${kind} ${at}`, account: 'guest', address: '/' } satisfies Screen,
      language: 'EN',
    })),
  )
  const { first } = planRounds(many, 6)
  expect(first.map(({ screen }) => screen.name)).toEqual(kinds.flatMap((kind) => [`${kind} 0`, `${kind} 5`]))
})
