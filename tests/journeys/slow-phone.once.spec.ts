import type { Locator, Page } from '@playwright/test'
import { registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { afterLogin, field, header, submitLogin } from './player'
import { goTo } from './visit'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a menu that is opened while the page comes to life stays open', async ({ page, aurora }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await goTo(page, aurora.address)
  await header(page).getByRole('button', { name: 'Open menu' }).click({ timeout: 20_000 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // They load after hydration.
  await expect(page.getByRole('group', { name: 'Latest promotions' }).getByRole('link')).toHaveCount(4)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})

test('what is pressed before the scripts are there leads to its page, or is done once the page is alive', async ({
  page,
  aurora,
}) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/home-/, (route) => arrived.then(() => route.continue()))
  await goTo(page, aurora.address, { waitUntil: 'commit' })
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  arrive()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()

  await page.route(/\/assets\/home-/, () => {}, { times: 1 })
  await goTo(page, aurora.address, { waitUntil: 'commit' })
  await header(page).getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${aurora.address}/login`)
})

test('what is chosen in a list before the scripts are there counts', async ({ page, aurora }) => {
  const giveScripts = await held(page, /\/assets\/home-/)
  await goTo(page, `${aurora.address}/vnlottery`, { waitUntil: 'commit' })
  const mode = page.getByRole('combobox', { name: 'Prize mode' })
  await mode.selectOption('House draws')
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('prizeMode') === 'ZY')
  giveScripts()
  await asked
  await expect(mode).toHaveValue('ZY')
})

test('what is typed and filled in while scripts, settings and the form arrive is what is sent', async ({
  page,
  derby,
}) => {
  const { username, password } = await registerByCall(derby)
  const [giveScripts, giveSettings, giveForm] = [
    await held(page, /\/assets\/home-/),
    await held(page, '**/wps/**'),
    await held(page, /\/assets\/login-(?!form|register)/),
  ]
  await goTo(page, `${derby.address}/login`, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  // A password manager fills in fields of the document before any script runs.
  await fillUnseen(field(main, 'Username'), username)
  await fillUnseen(field(main, 'Password'), password.slice(0, 4))
  giveScripts()
  await expect(field(main, 'Password')).toBeEditable()
  await field(main, 'Password').press('End')
  await field(main, 'Password').pressSequentially(password.slice(4, 7))
  giveForm()
  await expect(main.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await field(main, 'Password').pressSequentially(password.slice(7))
  await expect(field(main, 'Username')).toHaveValue(username)
  await expect(field(main, 'Password')).toHaveValue(password)
  giveSettings()
  await submitLogin(main)
  await expect(afterLogin(page)).toBeVisible()
})

for (const [when, late] of [
  ['scripts', /\/assets\/home-/],
  ['the form', /\/assets\/login-(?!form|register)/],
] as const) {
  test(`Enter that is pressed before ${when} arrived signs in once the form is there`, async ({ page, derby }) => {
    const { username, password } = await registerByCall(derby)
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/login')) asked.push(request.method())
    })
    const give = await held(page, late)
    await goTo(page, `${derby.address}/login`, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await field(main, 'Username').pressSequentially(username)
    await field(main, 'Username').press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    give()
    await expect(afterLogin(page)).toBeVisible()
    expect(asked.filter((method) => method === 'POST')).toHaveLength(1)
  })
}

/** Delays matching requests; the returned function releases them. */
async function held(page: Page, address: RegExp | string): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(address, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

/** Sets a value as autofill does: no key, no focus, one event. */
async function fillUnseen(input: Locator, value: string): Promise<void> {
  await input.evaluate((element: HTMLInputElement, text) => {
    element.value = text
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, value)
}
