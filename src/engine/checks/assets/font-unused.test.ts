import { expect, it } from 'vitest'
import type { JsonObject } from '@/contract/json/json-value'
import { checkBrand } from '@/engine/testing/write-merchants'

const woff2 = Buffer.from('wOF2\0\x01\0\0', 'latin1')
const file = (family: string): JsonObject => ({ family, src: 'own.woff2', weight: '400' })

const toldOf = (families: string[], fonts: JsonObject, more: JsonObject = {}) => {
  const font = { body: { $value: families }, heading: { $value: families } }
  const theme = { fonts, tokens: { font, ...more } }
  const { diagnostics } = checkBrand({ 'assets/own.woff2': woff2, 'theme.json': theme })
  return diagnostics.filter(({ code }) => code.startsWith('font-')).map(({ code, pointer }) => `${code} ${pointer}`)
}

it('tells once of a file whose family no text is in, and not of each family beside it', () => {
  expect(toldOf(['Inter', 'sans-serif'], { a: file('Roboto'), b: file('Roboto') })).toEqual([
    'font-unused /fonts/a/family',
  ])
  expect(toldOf(['Georgia', 'serif'], { a: file('Outfit') })).toEqual(['font-unused /fonts/a/family'])
})

it('tells of a family that no file has, where every file is used', () => {
  expect(toldOf(['Poppins', 'Lexend', 'serif'], { a: file('Lexend') })).toEqual([
    'font-unused /tokens/font/body/$value/0',
    'font-unused /tokens/font/heading/$value/0',
  ])
})

it.each([
  ['the family of a file', ['Lexend', 'sans-serif'], { a: file('Lexend') }],
  ['a second family of a file', ['Georgia', 'Lexend'], { a: file('Lexend') }],
  ['what stands in for a file', ['Lexend', 'Lexend stand-in', 'serif'], { a: { ...file('Lexend'), standIn: 100 } }],
  ['what devices have', ['system-ui', 'Segoe UI', 'Noto Sans Thai', 'Helvetica Neue', 'sans-serif'], {}],
  ['a cut of what devices have', ['SF Pro Text', 'PingFang SC', 'Microsoft YaHei'], {}],
])('leaves %s alone', (_, families, fonts) => {
  expect(toldOf(families, fonts)).toEqual([])
})

it('leaves a family that is nearly called as its file to the other check', () => {
  expect(toldOf(['Lexand', 'sans-serif'], { a: file('Lexend') })).toEqual([
    'font-unknown /tokens/font/body/$value/0',
    'font-unknown /tokens/font/heading/$value/0',
  ])
})

it('tells of the token that the place names', () => {
  const brand = { face: { $type: 'fontFamily', $value: ['Poppins', 'serif'] } }
  const { diagnostics } = checkBrand({
    'theme.json': { tokens: { brand, font: { body: { $value: '{brand.face}' } } } },
  })
  expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'font-unused /tokens/brand/face/$value/0',
  ])
})
