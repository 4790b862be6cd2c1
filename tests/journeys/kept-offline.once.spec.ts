import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { header } from './player'
import { goTo, reload } from './visit'

test.use({ serviceWorkers: 'allow' })

test('a site that was visited opens without a connection, says so, and keeps nothing that was sent with a token', async ({
  page,
  context,
  aurora,
  problems,
}) => {
  problems.expect(/Failed to load resource|winners did not arrive/)
  await goTo(page, aurora.address)
  await hasWorker(page)
  // Now through the worker: the lobby and what the server says of it.
  await goTo(page, `${aurora.address}/rng`)
  const game = page.getByRole('main').getByRole('listitem').first()
  await expect(game).toBeVisible()
  const name = await game.innerText()
  // A worker keeps what it has passed on a little later, and the footer's parts come when the page has time for them.
  const stillMissing = () =>
    page.evaluate(async () => {
      const parts = performance.getEntriesByType('resource').filter(({ name }) => /\/(assets|brand)\//.test(name))
      const late = ['footer', 'vendor-emblem'].filter((part) => !parts.some(({ name }) => name.includes(`/${part}-`)))
      const kept = await Promise.all(
        [location.href, ...parts.map(({ name }) => name)].map((each) => caches.match(each)),
      )
      const answers = await (await caches.open('livery-answers-1')).keys()
      const isListKept = answers.some(({ url }) => url.includes('GCSGAME_gameList'))
      return late.length + kept.filter((each) => each === undefined).length + Number(!isListKept)
    })
  await expect.poll(stillMissing).toBe(0)

  await context.setOffline(true)
  await reload(page)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(name)
  // A page that was never visited has the site around it, and not the browser's own error.
  await goTo(page, `${aurora.address}/winners`)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()

  const addresses = await page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (each) => (await caches.open(each)).keys()))
    return kept.flat().map(({ url, headers }) => [new URL(url).pathname, headers.get('token')] as const)
  })
  expect(addresses.filter(([path, token]) => token !== null || /balance|member|wallet|captcha/i.test(path))).toEqual([])
})

test('who reads another language has the site in it without a connection, on a page that was never visited too', async ({
  page,
  context,
  aurora,
  problems,
}) => {
  problems.expect(/Failed to load resource|did not arrive/)
  await goTo(page, `${aurora.address}/vi/promotions`)
  await hasWorker(page)
  await goTo(page, `${aurora.address}/vi`)
  await expect(header(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  await expect.poll(() => keptTexts(page)).toEqual({ own: true, shown: true })

  await context.setOffline(true)
  await goTo(page, `${aurora.address}/vi/winners`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await expect(header(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
})

function hasWorker(page: Page): Promise<void> {
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  return expect.poll(state).toBe('activated')
}

/** Whether the shared texts of the default language and of Vietnamese are kept. */
function keptTexts(page: Page): Promise<object> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('livery-parts-1')).keys()
    const has = (language: string) => kept.some(({ url }) => new RegExp(`texts-${language}-\\w+-shared`).test(url))
    return { own: has('EN'), shown: has('VI') }
  })
}
