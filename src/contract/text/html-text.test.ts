import { expect, test } from 'vitest'
import { escapeHtml, inlineJson } from './html-text'

test('text cannot leave the attribute or element it stands in', () => {
  expect(escapeHtml('"><script>&')).toBe('&quot;&gt;&lt;script&gt;&amp;')
})

test('JSON cannot end the script element it stands in and reads back as it was', () => {
  const value = { text: '</script><!-- <script>', line: '\u2028' }
  expect(inlineJson(value)).not.toContain('<')
  expect(JSON.parse(inlineJson(value))).toEqual(value)
})
