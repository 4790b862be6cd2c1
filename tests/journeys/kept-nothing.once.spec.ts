import { registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { closeAfterLogin, expectGuest, expectSignedIn, openLogin, sendLogin } from './player'
import { sweptPaths } from './swept-paths'

test('every page comes up, and a player signs in, in a browser that keeps nothing', async ({ page, derby }) => {
  // What it throws where people have blocked what sites keep.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  for (const path of sweptPaths(derby.code)) {
    await page.goto(`${derby.address}${path}`)
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeAttached()
  }
  await page.goto(derby.address)
  await sendLogin(await openLogin(page), await registerByCall(derby))
  await closeAfterLogin(page)
  await expectSignedIn(page)
  const notice = page.getByRole('status').filter({ hasText: 'you will be signed out when you close or reload' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expectGuest(page)
})
