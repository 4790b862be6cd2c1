import type { Page } from '@playwright/test'
import { goSignedIn, registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { brandAddress } from './journey-server'
import { expectGuest, expectSignedIn, header } from './player'
import { goTo } from './visit'

test("a host that is nobody's shows no brand", async ({ page, problems }) => {
  problems.expect(/status of 404/)
  await goTo(page, brandAddress('nobody'))
  await expect(page.locator('body')).not.toBeEmpty()
  await expect(page.locator('body')).not.toContainText(/aurora|derby|livery/i)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('an address that is no page says so and leads home', async ({ page, aurora, problems }) => {
  problems.expect(/status of 404/)
  const response = await goTo(page, `${aurora.address}/no-such-page`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Nothing but stars here' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(`${aurora.address}/`)
  await expect(page.getByRole('region', { name: 'Promotions and news' })).toBeVisible()
})

test('each address of the home page shows it', async ({ page, derby }) => {
  for (const path of ['/index', '/index.html', '/home']) {
    await goTo(page, `${derby.address}${path}`)
    await expect(page.getByRole('region', { name: 'Promotions and news' }), path).toBeVisible()
  }
})

test('a token in the address signs in and disappears from it', async ({ page, context, derby }) => {
  await goSignedIn(page, derby, { username: 'demo_player', password: 'Demo1234!' })
  await expectSignedIn(page)
  const token = await page.evaluate(() => sessionStorage.getItem('token'))

  const other = await context.newPage()
  await goTo(other, `${derby.address}/help?token=${token}&referralCode=friend#terms`)
  await expectSignedIn(other)
  await expect(other).toHaveURL(`${derby.address}/help?referralCode=friend#terms`)
})

test('a token in the address asks who is signed in as somebody else, and ends their session', async ({
  page,
  context,
  derby,
}) => {
  await goSignedIn(page, derby, await registerByCall(derby))
  const tokenOf = (each: Page) => each.evaluate(() => sessionStorage.getItem('token'))
  const token = await tokenOf(page)
  const other = await context.newPage()
  await goSignedIn(other, derby, await registerByCall(derby))
  const before = await tokenOf(other)

  await goTo(other, `${derby.address}/help?token=${token}`)
  const question = other.getByRole('alertdialog', { name: 'Switch accounts?' })
  await expect(question).toBeVisible()
  await expect(other).toHaveURL(`${derby.address}/help`)
  expect(await tokenOf(other)).toBe(before)
  const ended = other.waitForRequest(/session\/logout/)
  await question.getByRole('button', { name: 'Switch account' }).click()
  expect((await ended).headers()['token']).toBe(before)
  await expectSignedIn(other)
  expect(await tokenOf(other)).toBe(token)
})

test('a token in the address goes nowhere else: no request names the page that it stood in', async ({
  page,
  aurora,
  derby,
  lotus,
  problems,
}) => {
  problems.expect(/status of 401/)
  const told: Promise<string>[] = []
  page.on('request', (request) => {
    const url = request.url()
    told.push(request.allHeaders().then((headers) => `${url} from ${headers['referer'] ?? 'nowhere'}`))
  })
  for (const { address } of [aurora, derby, lotus]) {
    for (const path of ['/?token=', '/login?Token=']) {
      await goTo(page, `${address}${path}gone-astray`)
      await expect(page).toHaveURL(/^[^?]+$/)
      await page.evaluate(() => document.fonts.ready.then(() => document.fonts.size))
    }
  }
  const requests = await Promise.all(told)
  expect(requests.filter((request) => request.includes('.woff2'))).not.toEqual([])
  expect(requests.filter((request) => / from .*gone-astray/.test(request))).toEqual([])
})

test('a token that is no longer valid leaves a guest', async ({ page, derby, problems }) => {
  problems.expect(/status of 401/)
  await goTo(page, `${derby.address}/?token=gone`)
  await expect(page).toHaveURL(`${derby.address}/`)
  await expectGuest(page)
  await expect(header(page)).toBeVisible()
})
