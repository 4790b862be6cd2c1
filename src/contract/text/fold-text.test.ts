import { describe, expect, it } from 'vitest'
import { foldText, containsWords, queryWords } from './fold-text'

describe('foldText', () => {
  it.each([
    ['Cá Chép Vàng', 'ca chep vang'],
    ['ĐÈN LỒNG', 'den long'],
    ['Piña Colada', 'pina colada'],
    ['Łódź Straße', 'lodz strasse'],
    ['İstanbul ılık', 'istanbul ilik'],
    ['  Nine Koi ', 'nine koi'],
    ['九鲤', '九鲤'],
  ])('takes the marks and the case of %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
    expect(foldText(folded)).toBe(folded)
  })
})

describe('hasWords', () => {
  const folded = foldText('Rồng Vàng Núi Ngọc')
  it.each(['rong', 'VANG rồng', 'ngọc nui', 'on', '', '  '])('finds %j in it', (query) => {
    expect(containsWords(folded, queryWords(query))).toBe(true)
  })
  it.each(['koi', 'rong koi', '%', "'; DROP TABLE games"])('does not find %j in it', (query) => {
    expect(containsWords(folded, queryWords(query))).toBe(false)
  })
})
