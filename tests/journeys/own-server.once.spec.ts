import { brandAddress } from './journey-server'
import { expect, test } from './fixtures'
import { expectSignedIn, field, header, registerOnDerby, signIn } from './player'
import { goTo, reload } from './visit'

test('an account is still there after a restart', async ({ page, derby, startServer }, info) => {
  const env = { SANDBOX_DB: info.outputPath('sandbox.db') }
  const { port } = await startServer(env)
  const address = brandAddress(derby.code, port)
  const account = await registerOnDerby(page, address)

  // No page makes requests while there is no server.
  await goTo(page, 'about:blank')
  await startServer(env)
  await goTo(page, address)
  await page.evaluate(() => sessionStorage.clear())
  await reload(page)
  await signIn(page, account)
  await expectSignedIn(page)
})

test('the site stands when no gateway answers, and offers to try again', async ({
  page,
  aurora,
  startServer,
  problems,
}) => {
  problems.expect(/Failed to load resource/)
  const { port } = await startServer({ GATEWAY_URL: 'http://127.0.0.1:9' })
  const address = brandAddress(aurora.code, port)
  await goTo(page, address)
  await expect(header(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Promotions and news' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()

  await goTo(page, `${address}/register`)
  const form = page.getByRole('tabpanel', { name: 'Username registration' })
  await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(field(form, 'Username')).toBeHidden()
})
