import { expect, test } from './fixtures'
import { goTo, reload } from './visit'

test.use({ serviceWorkers: 'allow' })

test('a site that was visited opens without a connection, says so, and keeps nothing that was sent with a token', async ({
  page,
  context,
  aurora,
  problems,
}) => {
  problems.expect(/Failed to load resource/)
  await goTo(page, aurora.address)
  const isKept = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      return (
        active?.state === 'activated' && (await caches.match('/')) !== undefined && (await caches.has('livery-parts-1'))
      )
    })
  await expect.poll(isKept).toBe(true)
  // Now through the worker: the lobby and what the server says of it.
  await goTo(page, `${aurora.address}/rng`)
  const game = page.getByRole('main').getByRole('listitem').first()
  await expect(game).toBeVisible()
  const name = await game.innerText()

  await context.setOffline(true)
  await reload(page)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(name)

  const addresses = await page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (each) => (await caches.open(each)).keys()))
    return kept.flat().map(({ url, headers }) => [new URL(url).pathname, headers.get('token')] as const)
  })
  expect(addresses.filter(([path, token]) => token !== null || /balance|member|wallet|captcha/i.test(path))).toEqual([])
})
