import { expect, test } from 'vitest'
import { cutText } from './cut-text'

test.each([
  ['One  line\nof\ttext', 40, 'en', 'One line of text'],
  ['Deposit and play on', 12, 'en', 'Deposit and…'],
  ['Deposit, and play', 9, 'en', 'Deposit…'],
  ['x'.repeat(50), 10, 'en', `${'x'.repeat(9)}…`],
  ['👍'.repeat(10), 6, 'en', '👍👍…'],
  ['ฝากเงินครั้งแรกรับโบนัส', 14, 'th', 'ฝากเงินครั้ง…'],
  ['', 10, 'en', ''],
])('%j is cut to %i as %s reads it', (text, most, locale, cut) => {
  expect(cutText(text, most, locale)).toBe(cut)
  expect(cut.length).toBeLessThanOrEqual(most)
})
