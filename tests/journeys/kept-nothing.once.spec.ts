import { registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { keepNothing } from './keep-nothing'
import { closeAfterLogin, expectGuest, expectSignedIn, openLogin, sendLogin } from './player'
import { goTo, reload } from './visit'

test('a player signs in in a browser that keeps nothing', async ({ page, derby }) => {
  await keepNothing(page)
  await goTo(page, derby.address)
  await sendLogin(await openLogin(page), await registerByCall(derby))
  await closeAfterLogin(page)
  await expectSignedIn(page)
  const notice = page.getByRole('status').filter({ hasText: 'you will be signed out when you close or reload' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await reload(page)
  await expectGuest(page)
})
