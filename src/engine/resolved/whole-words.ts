/**
 * Words that the dictionaries of browsers do not know, and would break anywhere: foreign ones, and terms of the field.
 * Of languages without blanks between words; longer ones that hold another stand before it.
 */
const words = [
  // Burmese
  ...['ပရိုမိုးရှင်း', 'ဒေါင်းလိုင်း', 'ဘောနပ်စ်', 'အင်တာနက်', 'ဒေါင်းလုဒ်', 'မက်ဆေ့ချ်', 'ဂျက်ပေါ့', 'အီးဝေါလက်', 'အီးစပို့'],
  ...['အေးဂျင့်', 'အီးမေးလ်', 'ဘရောက်ဇာ', 'ကာစီနို', 'ဝင်းဒိုး', 'ပုံပါကုဒ်', 'အပ်လိုင်း', 'မစ်ရှင်', 'လော်ဘီ', 'စင်တာ', 'ဒေတာ', 'မီနူး'],
  // Khmer
  ...[
    'ទំនួលខុសត្រូវ',
    'ប្រតិបត្តិការ',
    'ប្រូម៉ូសិន',
    'ប្រាក់ឈ្នួល',
    'ម៉ាស៊ីនមេ',
    'សុពលភាព',
    'អ៊ីស្ពត',
    'ឡប់ប៊ី',
    'ជេកផត',
    'តេស្ត',
    'មាតាបិតា',
    'ប្រើប្រាស់',
    'អេក្រង់',
    'មកកាន់',
  ],
  // Lao
  ...[
    'ຄາສິໂນສົດ',
    'ຕ້ອນຮັບ',
    'ອິນເຕີເນັດ',
    'ອີວອລເລັດ',
    'ໂປຣໂມຊັນ',
    'ຄິວອາໂຄດ',
    'ອີສະປອດ',
    'ບຣາວເຊີ',
    'ເຊີບເວີ',
    'ຄລາສສິກ',
    'ດາວໂຫຼດ',
    'ລັອບບີ້',
    'ສະລັອດ',
  ],
  ...['ຄາສິໂນ', 'ທຸລະກຳ', 'ດາວລາຍ', 'ອັບລາຍ', 'ແບນເນີ', 'ໂບນັດ', 'ອີເມວ', 'ເມນູ', 'ຄ່າຍ'],
  // Thai
  ...['โปรโมชั่น', 'ดาวน์ไลน์', 'อีสปอร์ต', 'ฟรีสปิน', 'แจ็กพอต', 'อัปไลน์', 'คาสิโน', 'ลิมิต', 'รีเบต', 'เทิร์น'],
]
const known = new RegExp(words.join('|'), 'g')

/** Long words of Japanese, with the places where a line may end: without one, a browser ends it anywhere. */
const compounds = new Map(
  [
    'カスタマー|サポート',
    'アクティブ|メンバー',
    'メイン|ウォレット',
    'リワード|センター',
    'メンバー|センター',
    '登録|センター',
    'ライブ|チャット',
  ].map((word) => [word.replace('|', ''), word.replace('|', '\u200b')]),
)
const compound = new RegExp([...compounds.keys()].join('|'), 'g')

const unspaced = /[\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}\p{Script=Thai}\p{Script=Katakana}]/u
const burmese = new Intl.Segmenter('my', { granularity: 'word' })

/** No line ends here (U+2060). */
const joined = '\u2060'

/**
 * A text whose words no browser breaks. Chromium breaks lines of Burmese, Khmer, Lao and Thai by dictionaries, and splits
 * what is not in them into anything. Two rules of Burmese need none: no syllable begins with a letter that closes one
 * (ကော|င့်), and a letter without a vowel of its own belongs to what follows (အ|ကောင့်, စ|လော့).
 */
export function withWholeWords(text: string): string {
  if (!unspaced.test(text)) return text
  return withSyllables(text.replace(known, wordWhole).replace(compound, (word) => compounds.get(word) ?? word))
}

/** Before each letter of a word that is not tied to the one before it: a vowel behind it, or what a vowel stands before. */
const seam =
  /(?<=[^\u1039\u17d2\u0e40-\u0e44\u0ec0-\u0ec4])(?=\p{Lo})(?![\u0e30\u0e32\u0e33\u0e45\u0eb0\u0eb2\u0eb3\u0ebd])/gu

const wordWhole = (word: string): string => word.replace(seam, joined)

const closing = /^[\u1000-\u102a\u103f]\u1037?\u103a/
const bare = /(?:^|[^\u1039])[\u1000-\u1021]$/

function withSyllables(text: string): string {
  if (!/\p{Script=Myanmar}/u.test(text)) return text
  const parts = [...burmese.segment(text)].map(({ segment }) => segment)
  return parts
    .map((part, at) => {
      const before = parts[at - 1] ?? ''
      const isSplit = closing.test(part) || (bare.test(before) && /^[\u1000-\u102a]/.test(part))
      return isSplit ? joined + part : part
    })
    .join('')
}
