import { describe, expect, it } from 'vitest'
import { tameTexts } from './tame-texts'

describe('the texts of an answer', () => {
  it.each([
    ['marks', 'a', '\u0301'],
    ['Hangul consonants', '', '\u1100'],
    ['joined pictures', '👩', '\u200d👩'],
    ['joined consonants', 'क', '्क'],
    ['vowel signs', 'क', 'ा'],
  ])('hold no character of thousands of %s', (_, first, more) => {
    const tamed = tameTexts(`A ${first}${more.repeat(3000)} B`) as string
    expect(tamed).toMatch(/^A .* B$/su)
    expect(tamed.length).toBeLessThan(70)
    expect(tamed).not.toMatch(/\p{Cs}/u)
  })

  it('lose what turns the letters of a name', () => {
    expect(tameTexts({ value: [{ name: 'demo_\u202etnega' }, '\u202dabc\u202c'] })).toEqual({
      value: [{ name: 'demo_tnega' }, 'abc\u202c'],
    })
  })

  it.each([
    'မြန်မာနိုင်ငံတော်ကြီးသည်မည်သည့်နေရာမျှမနားဘဲရေးသည်',
    'क्ष्म्य विश्वविद्यालयप्रवेशपरीक्षाकेन्द्रव्यवस्थापकमण्डल',
    'اَلسَّلَامُ عَلَيْكُمْ \u2066US$5\u2069 \u200fو',
    '👨🏿‍👩🏽‍👧🏻‍👦🏾 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    'สวัสดีครับยินดีต้อนรับทุกท่านเข้าสู่เว็บไซต์',
  ])('stay as people write them: %s', (text) => expect(tameTexts([text])).toEqual([text]))

  it('may be anything else', () => {
    const value = { a: null, b: [1, true, {}], c: 0.5 }
    expect(tameTexts(value)).toEqual({ a: null, b: [1, true, {}], c: 0.5 })
  })
})
