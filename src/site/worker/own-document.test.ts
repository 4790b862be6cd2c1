import { expect, it } from 'vitest'
import { hasOwnDocument } from './own-document'

it.each([
  ['/', false],
  ['/promotions', false],
  ['/promotions?utm_source=mail&ids=7', false],
  ['/game?gameId=7#id=7', false],
  ['/promotions?id=welcome', true],
  ['/vi/promotions?utm_source=mail&id=welcome', true],
  ['/promotions?%69d=welcome', true],
])('the document of %s is one thing’s own: %s', (path, isOwn) => {
  expect(hasOwnDocument(`https://acme.example${path}`)).toBe(isOwn)
})
