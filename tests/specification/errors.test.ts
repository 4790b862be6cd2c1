import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { phoneErrors } from '@/site/gateway/account/phone-error'
import { messages } from '@/sandbox/texts/messages'

/** A row of the error catalogue (2 §8): the texts it is told with, and the document's own words where it has some. */
interface Row {
  readonly row: string
  readonly keys: readonly string[]
  /** The English text holds this. */
  readonly words?: string
}

/** What the document calls the errors of a phone provider. */
const phoneWords: Record<(typeof phoneErrors)[number], string> = {
  'invalid-phone-number': 'invalid phone number format',
  'missing-phone-number': 'missing phone number',
  'too-many-requests': 'too many requests, retry after 5 minutes',
  unknown: 'unknown error',
  'invalid-verification-code': 'invalid verification code',
  'missing-verification-code': 'missing verification code',
  'captcha-check-failed': 'captcha check failed',
  'quota-exceeded': 'quota not sufficient, contact customer service',
  'operation-not-allowed': 'operation not enabled, contact customer service',
  'code-expired': 'verification code expired, resend',
  'popup-closed-by-user': 'login popup closed by user, so login failed',
  network: 'network link abnormal, try again',
}

const catalogue: readonly Row[] = [
  { row: 'Need a real account (trial)', keys: ['in_need_true_account', 'in_increase_submit'] },
  { row: 'Logout', keys: ['in_sure_logout', 'in_popup_prompt', 'in_more_cancel'] },
  { row: 'Maintenance page', keys: ['maintenance', 'info_maintenance', 'contact_us'] },
  { row: 'Blocked page', keys: ['blockip', 'your_ip', 'info_ip_block'] },
  { row: 'System maintenance', keys: ['maintenance', 'info_maintenance'], words: 'maintenance' },
  { row: 'Access restricted by location or IP', keys: ['blockip', 'info_ip_block'] },
  { row: 'Not logged in at launch', keys: ['launch.login'], words: 'You are not logged in, please login' },
  { row: 'Non-agent into agent area', keys: ['guard.agent'], words: 'Non-agents cannot log in' },
  { row: 'Network link abnormal', keys: ['error.network', 'phone.network'], words: 'Network link abnormal' },
  { row: 'Page load timeout', keys: ['error.timeout', 'error.chunk'], words: 'Check your connection' },
  { row: 'Invalid URL', keys: ['launch.noAddress'], words: 'contact customer service' },
  { row: 'Verification first', keys: ['human.required'], words: 'Please complete verification first' },
  { row: 'Username or e-mail does not exist', keys: ['forgot-password.emailSent'] },
  ...phoneErrors.map((code) => ({ row: `Phone verification: ${phoneWords[code]}`, keys: [`phone.${code}`] })),
]

/** What the server says itself. */
const said: readonly (readonly [row: string, key: keyof (typeof messages)['en'], words: string])[] = [
  ['Non-member account', 'non_member', 'Non-member account unable to login'],
  ['Too many SMS requests', 'too_many_codes', 'again in 5 minutes'],
  ['Verification first, by the server', 'human_required', 'Please complete verification first'],
]

/** Filipinos read these buttons in English. */
const alsoEnglish: readonly string[] = ['in_increase_submit', 'in_more_cancel']

const { merchants, templates } = checkMerchants('merchants')
const brands = [...templates, ...merchants]
const listed = readFileSync('tests/specification/games-centres-wallet.md', 'utf8')

describe.each(brands)('the error catalogue reads in every language: $code', ({ config, texts }) => {
  it.each(catalogue)('$row', ({ keys, words }) => {
    for (const key of keys) {
      const told = config.site.languages.order.map((language) => texts.text(language, key))
      expect(told, key).not.toContain(undefined)
      const english = texts.text('EN', key)
      const left = config.site.languages.order.filter((each) => each !== 'EN' && texts.text(each, key) === english)
      expect(left, key).toEqual(alsoEnglish.includes(key) ? ['TY'] : [])
    }
    if (words !== undefined) expect(keys.map((key) => texts.written('EN', key)).join()).toContain(words)
  })
})

it.each(said)('the server says it in each of its languages: %s', (_, key, words) => {
  const texts = Object.values(messages).map((spoken) => spoken[key])
  expect(messages.en[key]).toContain(words)
  expect(new Set(texts).size).toBe(texts.length)
})

it('names each error of a phone provider as the document does', () =>
  expect(Object.keys(phoneWords)).toEqual([...phoneErrors]))

it('each row stands in the table, with the test that provokes it', () => {
  const rows = [...catalogue.map(({ row }) => row), ...said.map(([row]) => row)]
  expect(rows.filter((row) => !listed.includes(`\n| ${row}`))).toEqual([])
})
