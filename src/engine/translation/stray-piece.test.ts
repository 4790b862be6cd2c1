import { expect, it } from 'vitest'
import { strayPiece } from './stray-piece'

it.each([
  ['Read the <link>rules</link>', '<link>กฎ</link>', undefined],
  ['Read the [rules](/help)', '[กฎ](/help) < 5', undefined],
  ['Ask at https://acme.example/help', 'https://acme.example/help', undefined],
  ['Deposits', '<link>ฝาก</link>', '<link>'],
  ['Deposits', '<img src=x onerror=alert(1)>ฝาก', '<img src=x onerror=alert(1)>'],
  ['Read the <link>rules</link>', '<link href="//evil.example">กฎ</link>', '<link href="//evil.example">'],
  ['Read the [rules](/help)', '[กฎ](javascript:alert)', '](javascript:alert)'],
  ['Deposits', 'ฝาก https://evil.example/login', 'https://evil.example/login'],
])('of %j the translation %j has %j too many', (english, translation, piece) => {
  expect(strayPiece(translation, english)).toBe(piece)
})
