import { expect, test } from './fixtures'
import { header, openSideMenu } from './player'
import { goTo, reload } from './visit'

test('a guest is offered login, and registration and a free demo as far as the server allows', async ({
  page,
  aurora,
  sandbox,
}) => {
  const actions = header(page).getByRole('button', { name: /^(Login|Register|Free demo)$/ })
  await goTo(page, aurora.address)
  // On phones the free demo is in the side menu.
  const isPhone = page.viewportSize()!.width < 768
  await expect(actions).toHaveText(isPhone ? ['Login', 'Register'] : ['Free demo', 'Login', 'Register'])
  await sandbox.settings(aurora.code, { features: { DIRECTREG3: 0, FREEPLAY3: 0 } })
  await reload(page)
  await expect(actions).toHaveText(['Login'])
})

test('the side menu names three promotions and leads to all', async ({ page, aurora }) => {
  await goTo(page, aurora.address)
  await openSideMenu(page)
  const latest = page.getByRole('group', { name: 'Latest promotions' })
  await expect(latest.getByRole('link')).toHaveCount(4)
  const first = latest.getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/promotions\?id=/)
  await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
  await openSideMenu(page)
  await latest.getByRole('link', { name: 'All promotions' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
})
