import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

/** Amounts as people of each language say them, and how the page shows them before they are sent. */
const languages = {
  EN: { to: 'To', amount: 'Amount', submit: 'Transfer now', wrong: '100 dogs', spoken: 'a thousand', shown: '1,000' },
  TY: {
    to: 'Papunta sa',
    amount: 'Halaga',
    submit: 'Ilipat na',
    wrong: '100 aso',
    spoken: '2 libo at kalahati',
    shown: '2,500',
  },
  VI: {
    to: 'Đến ví',
    amount: 'Số tiền',
    submit: 'Chuyển ngay',
    wrong: '100 con',
    spoken: '2 ngàn rưỡi',
    shown: '2.500',
  },
} as const

const widths = [360, 1440] as const

for (const name of ['aurora', 'derby', 'lotus'] as const) {
  for (const width of widths) {
    test(`an amount of ${name} is read as it is said in each language, and shown before it goes, at ${width} px`, async ({
      page,
      aurora,
      derby,
      lotus,
    }) => {
      const brand = { aurora, derby, lotus }[name]
      await page.setViewportSize({ width, height: 800 })
      const speak = (language: string) => page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), language)
      await goTo(page, brand.address)
      await speak('EN')
      await goSignedIn(page, brand, player)
      for (const [language, { to, amount, submit, wrong, spoken, shown }] of Object.entries(languages)) {
        await speak(language)
        await goTo(page, `${brand.address}/?member=wallet-transfer`)
        const field = page.getByRole('textbox', { name: amount })
        await page.getByRole('combobox', { name: to, exact: true }).selectOption('PT')
        await field.pressSequentially(wrong, { delay: 60 })
        await page.getByRole('button', { name: submit }).click()
        const example = page.getByRole('alert').filter({ hasText: /\d/ })
        // The example is an amount that the brand's currency has: lotus counts no decimals.
        await expect(example).toHaveText(name === 'lotus' ? /1[.,]234(?![.,]\d)/ : /1[.,]234[.,]5/)
        await field.fill('')
        await field.pressSequentially(spoken, { delay: 60 })
        await expect(page.getByText(shown, { exact: false }).first()).toBeVisible()
        await page.getByRole('button', { name: submit }).click()
        await expect(page.getByRole('status').filter({ hasText: shown })).toBeVisible()
      }
    })
  }
}
