import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { goSignedIn, registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { goBack, goTo, reload } from './visit'

// Uses touch on a phone; stories cover wide screens.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const player = { username: 'demo_player', password: 'Demo1234!' }
const paymentPassword = '246810'

/** A PNG picture. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const centreOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Member centre' })
const numberAt = (page: Page): string => new URL(page.url()).searchParams.get('number') ?? ''

test('a hasty thumb deposits, withdraws and confirms', async ({ page, aurora, sandbox }) => {
  // Other journeys win and lose for the same account.
  await sandbox.reset(aurora.code)
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/?member=deposit`)
  const centre = centreOf(page)
  await centre.getByRole('button', { name: '₫100,000', exact: true }).click()
  await centre.getByRole('button', { name: 'Deposit now' }).dblclick()
  await expect(centre.getByText('Awaiting payment').first()).toBeVisible()
  const proof = { name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') }
  await centre.locator('input[type=file]').setInputFiles(proof)
  await centre.getByRole('button', { name: 'I have paid' }).click()
  await expect(centre.getByText('We have your picture of the payment.')).toBeVisible()
  await sandbox.act(aurora.code, 'approve-deposit', numberAt(page))
  await expect(centre.getByText('The money is in your main wallet.')).toBeVisible()

  await goTo(page, `${aurora.address}/?member=withdraw`)
  await expect(centre.getByText('₫2,954,500.00')).toHaveCount(2)
  // An amount above the balance is refused at once, and the input is kept.
  const amount = centre.getByRole('textbox', { name: 'Amount' })
  await amount.fill('2,954,500.01')
  await centre.getByRole('button', { name: 'Continue' }).click()
  await expect(centre.getByRole('alert').filter({ hasText: 'There is only ₫2,954,500.00' })).toBeVisible()
  await centre.getByRole('button', { name: '₫200,000', exact: true }).click()
  await centre.getByRole('button', { name: 'Continue' }).click()
  const sheet = page.getByRole('dialog', { name: 'Withdraw now' })
  await expect(sheet).toContainText('₫199,000.00')
  const password = sheet.getByLabel('Payment password')
  await expect(sheet.getByText('Forgotten? Ask customer service')).toBeVisible()
  await password.fill('111111')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('alert')).toHaveText('The payment password is wrong. Tries left: 4')
  await expect(password).toHaveValue('')
  await expect(password).toBeFocused()
  await password.fill(paymentPassword)
  await sheet.getByRole('button', { name: 'Withdraw now' }).dblclick()
  await expect(centre.getByText(/^The amount is held for you/)).toBeVisible()
  await reload(page)
  await expect(centre.getByText(/^The amount is held for you/)).toBeVisible()

  const number = numberAt(page)
  await sandbox.act(aurora.code, 'disburse-withdrawal', number)
  await expect(centre.getByText('The money was sent to your account.')).toBeVisible()
  await centre.getByRole('button', { name: 'Yes, all of it' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, all of it' }).dblclick()
  await expect(centre.getByText('Thank you. This withdrawal is complete.')).toBeVisible()
  await expect(centre.getByRole('heading', { name: 'Did the money arrive?' })).toBeHidden()
  const held = centre.getByRole('listitem').filter({ hasText: 'Being checked' })
  await held.getByRole('button', { name: 'Receipt' }).click()
  await expect(centre.getByText(number)).toBeVisible()
  await goBack(page)
  await centre.getByRole('button', { name: 'New withdrawal' }).click()
  await expect(centre.getByText('₫2,754,500.00')).toHaveCount(2)
  expect((await sandbox.transfers(aurora.code)).sum).toBe(0)
})

test('who has neither payment password nor account is led to both, and back with what was typed', async ({
  page,
  derby,
}) => {
  const account = await registerByCall(derby)
  await goSignedIn(page, derby, account)
  await goTo(page, `${derby.address}/?member=withdraw`)
  const centre = centreOf(page)
  await centre.getByRole('textbox', { name: 'Amount' }).fill('123456')
  await centre.getByRole('button', { name: 'Set a payment password' }).click()
  const first = page.getByRole('dialog', { name: 'Payment password' })
  await first.getByLabel('New payment password', { exact: true }).fill(paymentPassword)
  await first.getByLabel('Repeat the new payment password').fill(paymentPassword)
  await first.getByLabel('Your login password').fill(account.password)
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveValue('123,456')
  await centre.getByRole('button', { name: 'Link an account' }).click()
  const ofBank = centre.getByRole('button', { name: 'Link a bank account' })
  await expect(ofBank).toBeFocused()
  await expect(ofBank).toBeInViewport()
  await ofBank.click()
  const second = page.getByRole('dialog', { name: 'Link a bank account' })
  await second.getByLabel('Bank').selectOption('Vietcombank')
  await second.getByLabel('Account number').fill(String(randomInt(1_000_000_000, 9_999_999_999)))
  await second.getByLabel('Account holder').fill('THU TRANG')
  await second.getByLabel('Payment password').fill(paymentPassword)
  await second.getByRole('button', { name: 'Link' }).click()
  await expect(centre.getByRole('radio', { name: /Vietcombank/ })).toBeChecked()
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveValue('123,456')
  await expect(centre.getByRole('button', { name: 'Continue' })).toBeEnabled()
})

test('the question whether it came outlives a reload, takes a picture, and goes in every tab once it is answered', async ({
  page,
  context,
  aurora,
  sandbox,
}) => {
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/?member=withdraw`)
  const centre = centreOf(page)
  await centre.getByRole('button', { name: '₫100,000', exact: true }).click()
  await centre.getByRole('button', { name: 'Continue' }).click()
  const sheet = page.getByRole('dialog', { name: 'Withdraw now' })
  await sheet.getByLabel('Payment password').fill(paymentPassword)
  await sheet.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(centre.getByText(/^The amount is held for you/)).toBeVisible()
  const number = numberAt(page)
  await sandbox.act(aurora.code, 'disburse-withdrawal', number)
  await reload(page)
  const question = centre.getByRole('heading', { name: 'Did the money arrive?' })
  await expect(question).toBeVisible()
  await expect(centre.getByRole('timer')).toHaveText(/^14:\d\d$/)
  const menu = centre.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect(centre.getByRole('button', { name: 'Withdraw, 1 to confirm' })).toBeVisible()
  await menu.click()

  const other = await context.newPage()
  await goSignedIn(other, aurora, player)
  // Users on other pages are notified, with the time left.
  const told = other.getByRole('status').filter({ hasText: 'Did your withdrawal of' })
  await expect(told.getByRole('timer')).toHaveText(/^14:\d\d$/)
  // Not over a game; and it can be closed until the page is reloaded.
  const known = other.waitForResponse(/withdrawals/i)
  await goTo(other, `${aurora.address}/game`)
  await known
  await expect(other.getByText('No game was chosen.')).toBeVisible()
  await expect(told).toBeHidden()
  await goTo(other, aurora.address)
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(told).toBeHidden()
  await reload(other)
  await told.getByRole('button', { name: 'Answer' }).click()
  await expect(told).toBeHidden()
  const asked = centreOf(other).getByRole('heading', { name: 'Did the money arrive?' })
  await expect(asked).toBeVisible()

  await centre.getByRole('button', { name: 'No, nothing' }).click()
  await centre.getByRole('button', { name: 'Send answer' }).click()
  await expect(centre.getByRole('alert').filter({ hasText: 'Add a picture' })).toBeVisible()
  const buffer = Buffer.from(onePixel, 'base64')
  const picker = centre.locator('input[type=file]')
  await picker.setInputFiles({ name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(centre.getByRole('alert').filter({ hasText: 'proof.txt' })).toBeVisible()
  await picker.setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer })
  await centre.getByRole('button', { name: 'Send answer' }).click()
  await expect(centre.getByText(/^Thank you\. We will find out where the money is/)).toBeVisible()
  await expect(question).toBeHidden()
  await expect(asked).toBeHidden()
  await sandbox.act(aurora.code, 'fail-withdrawal', number)
  await expect(centre.getByText('What did not arrive is back in your main wallet.')).toBeVisible()
  expect((await sandbox.transfers(aurora.code)).sum).toBe(0)
})

test('a deposit is cancelled after a question, and Back leads from a new one to the one before', async ({
  page,
  derby,
}) => {
  await goSignedIn(page, derby, await registerByCall(derby))
  await goTo(page, `${derby.address}/?member=deposit`)
  const centre = centreOf(page)
  await centre.getByRole('textbox', { name: 'Amount' }).fill('200,000')
  await centre.getByRole('button', { name: 'Deposit now' }).click()
  await expect(centre.getByText('Awaiting payment').first()).toBeVisible()
  const number = numberAt(page)
  await centre.getByRole('button', { name: 'New deposit' }).click()
  await expect(centre.getByRole('button', { name: 'Deposit now' })).toBeVisible()
  await goBack(page)
  await expect(centre.getByText(number)).toBeVisible()

  const cancel = centre.getByRole('button', { name: 'Cancel this deposit' })
  const asked = page.getByRole('alertdialog')
  await cancel.click()
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await expect(asked).toBeHidden()
  await expect(centre.getByText('Awaiting payment').first()).toBeVisible()
  await cancel.click()
  await asked.getByRole('button', { name: 'Cancel this deposit' }).click()
  await expect(centre.getByText('You cancelled this deposit. Please do not pay it.')).toBeVisible()
})
