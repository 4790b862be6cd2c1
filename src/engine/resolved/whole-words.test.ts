import { expect, it } from 'vitest'
import { withWholeWords } from './whole-words'

/** With a dot where no line may end, and a stroke where one may. */
const shown = (text: string) => withWholeWords(text).replaceAll('\u2060', '·').replaceAll('\u200b', '|')

it.each([
  ['a letter that closes a syllable, or has no vowel, stays with its own', 'သင့်အကောင့်', 'သင့်အ·ကော·င့်'],
  ['the same in other words', 'စလော့ဂိမ်း', 'စ·လော့ဂိ·မ်း'],
  ['a foreign word is whole, and the one before it ends', 'တိုက်ရိုက်ကာစီနို', 'တိုက်ရိုက်ကာ·စီ·နို'],
  ['Khmer', 'មានសុពលភាព', 'មានសុ·ព·ល·ភា·ព'],
  ['Lao', 'ຄ່າຍເກມ', 'ຄ່າ·ຍເກມ'],
  ['a longer word of Lao that holds another', 'ຄາສິໂນສົດ ຍິນດີຕ້ອນຮັບ', 'ຄາ·ສິ·ໂນ·ສົ·ດ ຍິນດີຕ້·ອ·ນ·ຮັ·ບ'],
  ['Japanese', 'メインウォレット残高', 'メイン|ウォレット残高'],
  ['Thai', 'คาสิโนสด', 'คา·สิ·โนสด'],
])('%s', (_, text, whole) => {
  expect(shown(text)).toBe(whole)
})

it('other languages are left alone', () => {
  for (const text of ['Live casino', 'الكازينو', 'ライブカジノ', '電子游戏', 'Живое казино'])
    expect(withWholeWords(text)).toBe(text)
})
