import { expect, it } from 'vitest'
import type { JsonObject } from '@/contract/json/json-value'
import { acme, checkBrand } from '@/engine/testing/write-merchants'

const codes = new Set(['text-english', 'text-script', 'text-blanks', 'text-ending'])

/** What is said of a text beside an English one, in a language that the brand adds. */
function said(locale: string, text: string, english: string): string[] {
  const site = acme['site.json'] as JsonObject
  const files = {
    ...acme,
    'site.json': { ...site, languages: { items: { XX: { locale, label: locale } }, order: ['EN', 'XX'] } },
    'locales/EN.json': { 'nav.home': english },
    'locales/XX.json': { 'nav.home': text },
  }
  return checkBrand(files)
    .diagnostics.filter(({ code }) => codes.has(code))
    .map(({ code, received, message, expected }) => `${code}: ${received} ${message}; expected ${expected}`)
}

it.each([
  ['fr', 'Choose how you want to pay', 'Choose how you want to pay', 'is still English'],
  ['ru', 'Choose how to pay', 'Choose how to pay', 'is still English'],
  ['th', 'not yet, {{name}}', 'Not yet, {{name}}', 'is still English'],
  ['ar', 'Logga in nu', 'Sign in now', 'no letter of it is Arabic'],
  ['zh-Hans', 'Logga in nu', 'Sign in now', 'no letter of it is Chinese'],
  ['fa', 'حساب\u200cهاي من', 'My accounts', '"ي" (U+064A)'],
  ['ur', 'اكاؤنٹ', 'Account', '"ك" (U+0643)'],
  ['lo', 'เติมเงิน', 'Deposit', '"เ" (U+0E40)'],
  ['ru', 'Депoзит', 'Deposit', '"o" (U+006F)'],
  ['uk', 'Aкаунт', 'Account', '"A" (U+0041)'],
  ['tr', 'Hesаp', 'Account', '"а" (U+0430)'],
  ['zh-Hans', 'アカウント', 'Account', '"ア" (U+30A2)'],
  ['de', ' Einzahlung', 'Deposit', 'blanks that nobody reads'],
  ['de', 'Einzahlung  beginnen', 'Start a deposit', 'expected "Einzahlung beginnen"'],
  ['id', 'Selamat datang kembali', 'Welcome back.', 'ends without a full stop'],
  ['my', 'ငွေပေးပြီးပြီလား', 'Already paid?', 'ends without a full stop'],
  ['hi', 'अभी तक कोई दाँव नहीं लगा।', 'No bets yet', 'ends with a full stop'],
])('in %s "%s" for "%s" is told: %s', (locale, text, english, problem) => {
  const found = said(locale, text, english)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(problem)
})

it.each([
  ['fil', 'Terms and conditions', 'Terms and conditions'],
  ['pl', 'Fan tan', 'Fan tan'],
  ['ar', 'WhatsApp', 'WhatsApp'],
  ['ru', 'VIP · RTP', 'VIP · RTP'],
  ['ar', 'عنوان مثل name@example.com', 'An address such as name@example.com'],
  ['ru', 'QR-код', 'QR code'],
  ['ru', 'Игра на {{brand}}е', 'Playing at {{brand}}'],
  ['ja', 'VIPランクの特典「ボーナス」', 'Rewards of your VIP rank'],
  ['ko', '韓國 원화', 'Korean won'],
  ['fa', 'حساب\u200cهای من', 'My accounts'],
  ['hi', 'जमा करें।', 'Pay in.'],
  ['my', 'ငွေပေးပြီးပြီလား။', 'Already paid?'],
  ['th', 'ยินดีต้อนรับกลับ', 'Welcome back.'],
  ['lo', 'ຍິນດີຕ້ອນຮັບ', 'Welcome back.'],
  ['de', 'etwa {{count}} Min.', 'about {{count}} min'],
  ['zh-Hant', '您已付款？', 'Already paid?'],
  ['es', '¿Ya pagó?', 'Already paid?'],
  ['fr', 'Déjà payé\u202f?', 'Already paid?'],
  ['ta', 'இப்போது <link>விளையாடு</link>.', 'Play <link>now</link>.'],
  ['vi', 'Đặt cược:', 'Place your bet.'],
  ['tlh', 'anything goes', 'anything goes'],
])('in %s "%s" for "%s" is right', (locale, text, english) => {
  expect(said(locale, text, english)).toEqual([])
})

it('a file that was copied and not translated is told once', () => {
  const english = Object.fromEntries(['home', 'help', 'play', 'pay'].map((name) => [`nav.${name}`, 'the words of it']))
  const site = acme['site.json'] as JsonObject
  const languages = { items: { TH: { locale: 'th', label: 'ไทย' } }, order: ['EN', 'TH'] }
  const { diagnostics } = checkBrand({
    ...acme,
    'site.json': { ...site, languages },
    'locales/EN.json': english,
    'locales/TH.json': english,
  })
  expect(diagnostics.filter(({ code }) => code === 'text-english').map(({ message }) => message)).toEqual([
    '4 texts of several words are still English: "nav.home", "nav.help", "nav.play" and 1 more',
  ])
})

it('a file of a third language is told once as that, and not as English', () => {
  const names = ['home', 'help', 'play', 'pay']
  const texts = (said: string) => Object.fromEntries(names.map((name) => [`nav.${name}`, said]))
  const site = acme['site.json'] as JsonObject
  const { diagnostics } = checkBrand({
    ...acme,
    'site.json': { ...site, languages: { items: { AR: { locale: 'ar', label: 'العربية' } }, order: ['EN', 'AR'] } },
    'locales/EN.json': texts('the words of it'),
    'locales/AR.json': texts('ord som de är'),
  })
  expect(diagnostics.filter(({ code }) => code === 'text-english').map(({ message }) => message)).toEqual([
    'no letter of 4 texts is Arabic: "nav.home", "nav.help", "nav.play" and 1 more',
  ])
})
