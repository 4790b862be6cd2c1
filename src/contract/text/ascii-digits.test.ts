import { expect, it } from 'vitest'
import { asciiDigits } from './ascii-digits'

it.each([
  ['0123456789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['१०० လ ၁၀၀ ๑๐๐', '100 လ 100 100'],
  ['１００', '100'],
  // Blocks that follow one another without a gap.
  ['𝟎𝟏𝟗 𝟘𝟙𝟡 𝟢𝟣𝟫 𝟬𝟭𝟵 𝟶𝟷𝟿', '019 019 019 019 019'],
])('reads %s as %s', (text, digits) => {
  expect(asciiDigits(text)).toBe(digits)
})
