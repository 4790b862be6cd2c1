import { checkMerchants } from '@/engine/checker/check-merchants'
import { goSignedIn, registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { brandAddress } from './journey-server'
import { header } from './player'
import { goTo } from './visit'

/** Every brand that is served under its own code, including brands made by operators. */
const { merchants } = checkMerchants('merchants')

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

/** A few languages a test: one of 34 pages would last minutes on a busy machine. */
const groups = (order: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(order.length / 6) }, (_, at) => order.slice(at * 6, at * 6 + 6))

for (const { code, config } of merchants) {
  for (const languages of groups(config.site.languages.order)) {
    test(`nothing of ${code}'s home is wider than the narrowest phone in ${languages.join(', ')}`, async ({ page }) => {
      for (const language of languages) {
        await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language)
        await goTo(page, brandAddress(code))
        await expect(page.locator('html')).toHaveAttribute('lang', config.site.languages.items[language]?.locale ?? '')
        await expect(page.getByRole('contentinfo')).toBeAttached()
        expect(await page.evaluate(tooWide), `${code} in ${language}`).toEqual([])
      }
    })

    test(`text of twice the size keeps ${code}'s home on the screen in ${languages.join(', ')}`, async ({ page }) => {
      for (const language of languages) {
        await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language)
        await goTo(page, brandAddress(code))
        await expect(page.getByRole('main').getByRole('listitem').getByRole('button').first()).toBeVisible()
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        await expect.poll(() => page.evaluate(tooWide), `${code} in ${language}`).toEqual([])
      }
    })
  }

  test(`text of twice the size keeps ${code}'s forms, its lists and its bottom bar on the screen`, async ({ page }) => {
    const main = page.getByRole('main')
    for (const [path, shown] of [
      ['/login', main.getByRole('textbox')],
      ['/register', main.getByRole('textbox')],
      ['/sports', main.getByRole('listitem').getByRole('button')],
      ['/winners', main.getByRole('listitem').getByRole('button')],
      ['/', main.getByRole('heading')],
    ] as const) {
      await goTo(page, brandAddress(code) + path)
      await expect(shown.first()).toBeVisible()
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expect.poll(() => page.evaluate(tooWide), `${code}${path}`).toEqual([])
    }
    const entries = page.getByRole('navigation', { name: /^(Quick access|Truy cập nhanh)$/ }).locator('a, button')
    for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 })
  })
}

test('a balance of billions, one that failed and text of twice the size keep the header on the screen', async ({
  page,
  derby,
}) => {
  const answers = [
    { status: 200, json: { success: true, message: '', value: { sumBalance: 1_200_000_000 } } },
    { status: 200, json: { success: false, message: '' } },
  ]
  const account = await registerByCall(derby)
  for (const answer of answers) {
    await page.route('**/wps/v2/wallets/balance', (route) => route.fulfill(answer))
    await goSignedIn(page, derby, account)
    await expect(header(page).getByRole('button', { name: 'Account menu' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(tooWide)).toEqual([])
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect(header(page).getByRole('button', { name: 'Account menu' })).toBeInViewport({ ratio: 1 })
    await page.unrouteAll()
  }
})

/** Elements that make the page scroll sideways, without those that another element clips or scrolls. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth && window.innerWidth <= 320) return []
  const clips = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement))
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > 320.5 && !clips(element.parentElement))
    .map((element) => `${element.tagName.toLowerCase()} "${element.textContent.slice(0, 30)}"`)
    .slice(0, 5)
}
