import { expect, it } from 'vitest'
import { acme, checkBrand } from '@/engine/testing/write-merchants'

const suggested = (text: string) =>
  checkBrand({ ...acme, 'locales/EN.json': { 'nav.home': text } })
    .diagnostics.filter(({ code }) => code === 'text-leftover')
    .map(({ suggestions }) => suggestions[0])

it.each([
  ['A &lt;b&gt; &amp;amp; C', 'A <b> &amp; C'],
  ['Hj&#228;lp &#xE5;t &lt;', 'Hjälp åt <'],
  ['\u202aHome\u202c \u2066now\u2069', 'Home now'],
  ['Home\u000bnow', 'Home now'],
])('%j is mended at once', (text, meant) => {
  expect(suggested(text)).toEqual([meant])
})

it('tells letters that are written in HTML, also those that it cannot name', () => {
  expect(suggested('Hj&auml;lp')).toEqual([undefined])
})

it('an ampersand between words is none of HTML', () => {
  expect(suggested('Q&A; home & away, R&D')).toEqual([])
})
