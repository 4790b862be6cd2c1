import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wayNames } from './way-names'
import { playTypes } from './ways'

it.each([
  ['en', 'EN'],
  ['vi', 'VI'],
  ['fil', 'TY'],
] as const)('are called by the server in %s as the site calls them', (spoken, language) => {
  const texts = JSON.parse(readFileSync(`merchants/base/locales/${language}.json`, 'utf8')) as Record<string, string>
  expect(playTypes.map((way) => texts[`bonus-details.way.${way}`])).toEqual(
    playTypes.map((way) => wayNames[spoken][way]),
  )
})
