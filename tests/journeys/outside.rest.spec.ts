import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { serverAddress } from './journey-server'
import { goTo } from './visit'

/** What servers and phones write otherwise than we would, on every brand, in every language, narrow and wide. */
const player = { username: 'demo_player', password: 'Demo1234!' }
const languages = ['EN', 'TY', 'VI'] as const
const textsOf = (language: string) =>
  JSON.parse(readFileSync(`merchants/base/locales/${language}.json`, 'utf8')) as Record<string, string>

/** Rules as PHP, Java and Python write them, and flags as several servers do. */
const rules = {
  username: { enabled: 'Y', required: 'yes', acceptedPattern: '^[a-z[A-Z0-9]]{4,15}$ ' },
  payeeName: { enabled: 'Y', required: 'on', acceptedPattern: "#^[\\p{L}[' -]]{2,40}$#u" },
  zalo: { enabled: 'T', required: 'off', acceptedPattern: '^\\d{,11}$ ', maxLength: '11' },
}

/** Figures with the noise of floating-point numbers, and a maximum that means none. */
const figures = { available: 2_854_500.300_000_000_3, min: 50_000.000_000_000_01, max: 999_999_999_999_999 }

for (const name of ['aurora', 'derby', 'lotus'] as const) {
  for (const width of [360, 1440] as const) {
    test(`${name} takes what phones paste under rules of other engines, in each language, at ${width} px`, async ({
      page,
      sandbox,
      aurora,
      derby,
      lotus,
    }) => {
      const brand = { aurora, derby, lotus }[name]
      await page.setViewportSize({ width, height: 800 })
      await sandbox.settings(brand.code, { registerRules: rules })
      await goTo(page, brand.address)
      for (const language of languages) {
        await speak(page, language)
        await goTo(page, `${brand.address}/register`)
        const input = (field: string) => page.getByRole('main').locator(`input[name=${field}]`)
        const paste = async (field: string, text: string) => {
          await input(field).fill('')
          await input(field).focus()
          await page.keyboard.insertText(text)
          await page.keyboard.press('Tab')
        }
        if (name === 'lotus') await page.getByRole('main').getByRole('tab').first().click()
        await paste('username', ' Player1234\u200b')
        await expect(input('username')).toHaveValue('Player1234')
        await expect(input('username')).not.toHaveAttribute('aria-invalid', 'true')
        // derby asks for a name and a password alone.
        if (name === 'derby') continue
        await paste('payeeName', 'Tra\u0302\u0300n  D\u2019Arc')
        await expect(input('payeeName')).toHaveValue("Trần D'Arc")
        await expect(input('payeeName')).not.toHaveAttribute('aria-invalid', 'true')
        await expect(input('payeeName')).toHaveAttribute('required', '')
        await paste('zalo', '+84 901-234-567')
        await expect(input('zalo')).toHaveValue(/^(84|0)901234567$/)
        await expect(input('zalo')).not.toHaveAttribute('aria-invalid', 'true')
        await expect(input('zalo')).not.toHaveAttribute('required', '')
        await paste('zalo', '0912345678 / 0987654321')
        await expect(input('zalo')).toHaveAttribute('aria-invalid', 'true')
      }
    })

    test(`${name} offers what there is where its server counts in floating-point numbers, in each language, at ${width} px`, async ({
      page,
      aurora,
      derby,
      lotus,
    }) => {
      const brand = { aurora, derby, lotus }[name]
      await page.setViewportSize({ width, height: 800 })
      await page.route(/\/wps\/cash\/withdrawal\/terms/, async (route) => {
        const address = new URL(route.request().url())
        // Node does not resolve every name below localhost.
        const answer = await route.fetch({ url: `${serverAddress(brand.port)}${address.pathname}${address.search}` })
        const told = (await answer.json()) as { value: object }
        await route.fulfill({ response: answer, json: { ...told, value: { ...told.value, ...figures } } })
      })
      await goTo(page, brand.address)
      await speak(page, 'EN')
      await goSignedIn(page, brand, player)
      for (const language of languages) {
        const texts = textsOf(language)
        const text = (key: string) => texts[key] ?? key
        await speak(page, language)
        await goTo(page, `${brand.address}/?member=withdraw`)
        const amount = page.getByRole('textbox', { name: text('withdraw.amount') })
        await amount.pressSequentially('50000')
        await page.getByRole('button', { name: text('withdraw.submit') }).click()
        await expect(page.getByRole('dialog', { name: text('withdraw.confirm') })).toBeVisible()
      }
    })
  }
}

const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), language)
