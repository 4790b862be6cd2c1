import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { registerOnDerby } from './player'
import { goBack, goTo } from './visit'

test('what a player agrees to is sent with the registration, and a new version is asked for until it is agreed to', async ({
  page,
  derby,
  sandbox,
}) => {
  const sent = page.waitForRequest((request) => request.url().includes('/wps/member/register'))
  const account = await registerOnDerby(page, derby.address)
  expect((await sent).method()).toBe('PUT')
  const dialog = page.getByRole('dialog', { name: 'Please read our terms' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(dialog).toBeHidden()

  await sandbox.act(derby.code, 'outdate-agreements', account.username)
  await goSignedIn(page, derby, account)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('heading', { name: 'Terms and conditions' }).click()
  await expect(dialog.getByRole('heading', { name: '1. Who may play' })).toBeVisible()
  // A document that the text leads to can be read first; then the question is there again.
  await dialog.getByRole('link', { name: 'Complaints' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await goBack(page)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'I have read them and agree' }).click()
  await expect(dialog).toBeHidden()
  await goTo(page, derby.address)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(dialog).toBeHidden()
})
