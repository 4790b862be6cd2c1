import { expectFieldError } from './field-error'
import { expect, test } from './fixtures'
import { closeRegisterSuccess, expectSignedIn, field, fillDerby, newAccount, submitRegistration } from './player'
import { goTo } from './visit'

const oddRules = {
  null: null,
  'a length written as text': { enabled: true, required: true, minLength: '4', maxLength: '20' },
  'a pattern that does not compile': { enabled: true, required: true, acceptedPattern: '[a-z', patternId: '2' },
  'a pattern with the flags of another language': { enabled: true, required: true, acceptedPattern: '(?i)^[a-z0-9]+$' },
  'a pattern of Java, with a blank behind it': {
    enabled: 'Y',
    required: 'yes',
    acceptedPattern: '^[a-z[A-Z0-9]]{4,15}$ ',
  },
  'a pattern of Python that contradicts its lengths': {
    enabled: 'on',
    required: 'maybe',
    acceptedPattern: '^[a-z0-9]{,3}$',
    minLength: 4,
  },
  'a pattern that keeps other engines busy for minutes': {
    enabled: true,
    required: true,
    acceptedPattern: '^([A-Za-z0-9]+ ?){1,9}$',
  },
  'a longest length of 0': { enabled: true, required: true, minLength: 0, maxLength: 0 },
}

for (const [name, rule] of Object.entries(oddRules))
  test(`a rule that is ${name} locks nobody out`, async ({ page, derby, sandbox }) => {
    await sandbox.settings(derby.code, { registerRules: { username: rule } })
    await goTo(page, `${derby.address}/register`)
    const form = page.getByRole('main')
    await fillDerby(form, newAccount())
    await submitRegistration(form)
    await closeRegisterSuccess(page)
    await expectSignedIn(page)
  })

test('a rule is said with its lengths when it is broken', async ({ page, derby, sandbox }) => {
  const rule = {
    enabled: true,
    required: true,
    acceptedPattern: '^[0-9]+$',
    patternId: '7',
    minLength: 6,
    maxLength: 6,
  }
  await sandbox.settings(derby.code, { registerRules: { username: rule } })
  await goTo(page, `${derby.address}/register`)
  const form = page.getByRole('main')
  await expect(field(form, 'Username')).toHaveAccessibleDescription('Digits 0–9 only · 6 characters')
  await fillDerby(form, { username: 'letters', password: 'Secret1234' })
  await submitRegistration(form)
  await expectFieldError(field(form, 'Username'), 'Username needs exactly 6 characters')
  await expect(form.getByText('Digits 0–9 only · 6 characters')).toBeVisible()
  await field(form, 'Username').fill('letter')
  await expectFieldError(field(form, 'Username'), 'Digits 0–9 only · 6 characters')
  await expect(form.getByText('Digits 0–9 only · 6 characters')).toHaveCount(1)
})

/** Fields that a brand asks only where the server wants them, by their names there. */
const optional = {
  paymentPassword: 'Payment password',
  payeeName: 'Full name',
  email: 'Email',
  mobileNum: 'Mobile number',
  idNumber: 'ID number',
  qqNum: 'QQ number',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  zalo: 'Zalo',
  facebook: 'Facebook',
  wechat: 'WeChat',
  recommenderId: 'Referrer ID',
  affiliateCode: 'Affiliate code',
}

test('a field that the server switches on is asked, the terms are agreed to, and a reset empties what was typed', async ({
  page,
  aurora,
  sandbox,
}) => {
  const rule = { enabled: true, required: true }
  await sandbox.settings(aurora.code, {
    registerRules: Object.fromEntries(Object.keys(optional).map((name) => [name, rule])),
  })
  await goTo(page, `${aurora.address}/register`)
  const form = page.getByRole('main')
  for (const label of Object.values(optional)) await expect(field(form, label), label).toHaveAttribute('required', '')
  await expect(form.getByRole('checkbox', { name: 'I am over 18' })).toBeChecked()
  await expect(form.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/legal/terms')
  await field(form, 'Username').pressSequentially('somebody')
  await field(form, 'LINE').pressSequentially('some.line')
  await form.getByRole('button', { name: 'Reset' }).click()
  for (const label of ['Username', 'LINE']) await expect(field(form, label)).toHaveValue('')
})
