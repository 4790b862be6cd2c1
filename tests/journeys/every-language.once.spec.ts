import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { firstOf } from './first-game'
import { expect, test } from './fixtures'
import { header, newAccount } from './player'
import { goTo } from './visit'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

// One after the other: they share a brand, whose accounts are those of before once a journey has ended.
test.describe.configure({ mode: 'default' })

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const paymentPassword = '246810'

const languages = [
  { locale: 'ar-SA', code: 'AR', tag: 'ar', direction: 'rtl', holder: 'أحمد محمود' },
  { locale: 'th-TH', code: 'TH', tag: 'th', direction: 'ltr', holder: 'สมชาย ใจดี' },
] as const

for (const { locale, code, tag, direction, holder } of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    const texts = JSON.parse(readFileSync(`merchants/base/locales/${code}.json`, 'utf8')) as Record<string, string>
    const { spin = '' } = JSON.parse(readFileSync(`src/sandbox/clients/locales/${tag}.json`, 'utf8')) as {
      spin?: string
    }
    const say = (key: string): string => {
      const text = texts[key]
      if (text === undefined) throw new Error(`${code} has no text ${key}`)
      return text
    }
    const button = (place: Page | ReturnType<Page['getByRole']>, key: string) =>
      place.getByRole('button', { name: say(key), exact: true })

    test('a player registers, deposits, bets and withdraws', async ({ page, atlas, sandbox, captcha }) => {
      const account = newAccount()
      await goTo(page, `${atlas.address}/register`)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${tag}`))
      const form = page.getByRole('main')
      await form.getByLabel(say('form.username')).pressSequentially(account.username)
      await form.getByLabel(say('form.password'), { exact: true }).pressSequentially(account.password)
      await form.getByLabel(say('form.confirmPassword')).pressSequentially(account.password)
      await form.locator('input[name=captcha]').pressSequentially(await captcha.next())
      await button(form, 'register.submit').click()
      const success = page.getByRole('dialog', { name: say('in_registered_successfully') })
      await expect(success).toContainText(account.username)
      await button(success, 'after-login.go').click()
      await expect(button(header(page), 'header.account')).toBeVisible()

      await goTo(page, `${atlas.address}/?member=deposit`)
      const centre = page.getByRole('dialog', { name: say('member-centre.title') })
      await centre.getByRole('textbox', { name: say('deposit.amount') }).pressSequentially('50')
      await button(centre, 'deposit.submit').click()
      await centre.locator('input[type=file]').setInputFiles({
        name: 'proof.png',
        mimeType: 'image/png',
        buffer: Buffer.from(onePixel, 'base64'),
      })
      await button(centre, 'deposit.paid').click()
      await expect(centre.getByText(say('deposit.told.pending'))).toBeVisible()
      const number = new URL(page.url()).searchParams.get('number') ?? ''
      await sandbox.act(atlas.code, 'approve-deposit', number)
      await expect(centre.getByText(say('deposit.told.approved'))).toBeVisible()

      await goTo(page, `${atlas.address}/game?${await firstOf(page, atlas, 'RNG', 'PT')}`)
      await expect
        .poll(() => page.frames().find((each) => each.url().startsWith('http://games.localhost')))
        .toBeTruthy()
      const reels = page.frames().find((each) => each.url().startsWith('http://games.localhost'))
      if (reels === undefined) throw new Error('no game is shown')
      await expect(reels.locator('html')).toHaveAttribute('dir', direction)
      await reels.getByRole('button', { name: spin, exact: true }).press('Enter')
      await expect(reels.getByRole('status')).not.toBeEmpty()

      await goTo(page, `${atlas.address}/?member=betting-record`)
      await expect(centre.getByRole('table').getByRole('row')).not.toHaveCount(0)

      await goTo(page, `${atlas.address}/?member=withdraw`)
      await centre.getByRole('textbox', { name: say('withdraw.amount') }).pressSequentially('10')
      await button(centre, 'withdraw.next.password').click()
      const first = page.getByRole('dialog', { name: say('safety.paymentPassword') })
      await first.getByLabel(say('safety.newPaymentPassword'), { exact: true }).pressSequentially(paymentPassword)
      await first.getByLabel(say('safety.paymentPasswordAgain')).pressSequentially(paymentPassword)
      await first.getByLabel(say('safety.loginPassword')).pressSequentially(account.password)
      await button(first, 'safety.save').click()
      await button(centre, 'withdraw.next.account').click()
      await button(centre, 'payout.add.bank').click()
      const second = page.getByRole('dialog', { name: say('payout.add.bank') })
      await second.getByLabel(say('payout.bank')).selectOption({ index: 1 })
      await second.getByLabel(say('payout.number.bank')).pressSequentially(String(randomInt(1e9, 1e10 - 1)))
      await second.getByLabel(say('payout.holder')).pressSequentially(holder)
      await second.getByLabel(say('form.paymentPassword')).pressSequentially(paymentPassword)
      await button(second, 'safety.bind').click()
      await button(centre, 'withdraw.submit').click()
      const sheet = page.getByRole('dialog', { name: say('withdraw.confirm') })
      await sheet.getByLabel(say('form.paymentPassword')).pressSequentially(paymentPassword)
      await button(sheet, 'withdraw.confirm').click()
      await expect(centre.getByText(say('withdraw.told.processing'))).toBeVisible()
      const withdrawal = new URL(page.url()).searchParams.get('number') ?? ''
      await sandbox.act(atlas.code, 'disburse-withdrawal', withdrawal)
      await button(centre, 'withdraw.ask.received').click()
      await button(page.getByRole('alertdialog'), 'withdraw.ask.received').click()
      await expect(centre.getByText(say('withdraw.told.received'))).toBeVisible()
    })
  })
}
