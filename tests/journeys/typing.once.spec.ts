import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { closeAfterLogin, expectSignedIn, field } from './player'
import { goTo } from './visit'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const searchBox = (page: Page) => page.getByRole('main').getByRole('searchbox')

const lists = [
  ['aurora', '/rng'],
  ['derby', '/rng'],
  ['lotus', '/fish'],
] as const

for (const [name, path] of lists) {
  test(`each letter stays that is typed over the list of ${name}, at any pace`, async ({
    page,
    aurora,
    derby,
    lotus,
  }) => {
    const { address } = { aurora, derby, lotus }[name]
    for (const pace of [60, 100, 150, 200]) {
      await goTo(page, `${address}${path}`)
      await searchBox(page).click()
      await page.keyboard.type('golden dragon', { delay: pace })
      await expect(page).toHaveURL(/[?&]q=golden\+dragon$/)
      await expect(searchBox(page)).toHaveValue('golden dragon')
    }
  })

  test(`an input method composes undisturbed over the list of ${name}`, async ({ page, aurora, derby, lotus }) => {
    const { address } = { aurora, derby, lotus }[name]
    await goTo(page, `${address}${path}`)
    await searchBox(page).click()
    const method = await page.context().newCDPSession(page)
    for (const text of ['d', 'dr', 'dra', 'drag', 'drago', 'dragon']) {
      await method.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await page.waitForFunction(
        () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done(true)))),
      )
    }
    expect(new URL(page.url()).search).toBe('')
    await method.send('Input.insertText', { text: 'dragon' })
    await expect(page).toHaveURL(/[?&]q=dragon$/)
    await expect(searchBox(page)).toHaveValue('dragon')
  })
}

/** Lets the page's scripts through when it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/assets/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('what is typed before the scripts arrive is searched for once they do', async ({ page, aurora }) => {
  const release = await holdScripts(page)
  await goTo(page, `${aurora.address}/fish`, { waitUntil: 'commit' })
  await searchBox(page).click()
  await page.keyboard.type('golden')
  release()
  await expect(page).toHaveURL(/[?&]q=golden$/)
  await page.keyboard.type(' koi')
  await expect(page).toHaveURL(/[?&]q=golden\+koi$/)
  await expect(searchBox(page)).toHaveValue('golden koi')
})

test('somebody signs in by keys that were pressed before the scripts arrived', async ({ page, aurora }) => {
  const release = await holdScripts(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/session/login') sent.push(request.method())
  })
  await goTo(page, aurora.address, { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/login$/)
  const form = page.getByRole('main')
  await field(form, 'Username').focus()
  await page.keyboard.type('demo_player', { delay: 60 })
  await page.keyboard.press('Tab')
  await page.keyboard.type('Demo1234!', { delay: 60 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(sent).toEqual([])
  release()
  await closeAfterLogin(page)
  await expectSignedIn(page)
  expect(sent).toEqual(['POST'])
})
