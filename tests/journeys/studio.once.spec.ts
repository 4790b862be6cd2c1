import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from './fixtures'
import { brandAddress, journeyPort } from './journey-server'
import { MerchantsFolder } from './merchants-folder'
import { OwnServer } from './own-server'
import { goTo, reload } from './visit'

// One server for the file; each journey has a brand of its own.
test.describe.configure({ mode: 'default', timeout: 240_000 })
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 60_000 })

/** A page in development loads as hundreds of modules, and the first one waits for Vite to prepare them. */
const patience = { timeout: 60_000 }

const codes = [
  ...['studio-colour', 'studio-conflict', 'studio-place', 'studio-mistake', 'studio-tabs', 'studio-access'],
  'studio-overlay',
]
const folder = '.cache/journeys/studio'
const server = new OwnServer(journeyPort + 40, { MERCHANTS_DIR: folder, SANDBOX_DB: ':memory:' }, ['dev'])

test.beforeAll(async () => {
  const merchants = new MerchantsFolder(folder)
  for (const code of codes) merchants.copy('aurora', code)
  await server.start()
})
test.afterAll(() => server.stop())

const onDisk = (code: string, file: string) => readFileSync(join(folder, code, file), 'utf8')

async function openStudio(page: Page, code: string): Promise<FrameLocator> {
  await goTo(page, `${brandAddress(code, server.port)}/__studio`)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible(patience)
  const site = page.frameLocator('iframe[title="Live page"]')
  await expect(site.getByRole('main').getByRole('heading').first()).toBeVisible(patience)
  return site
}

const openFile = (page: Page, key: string) =>
  page.getByRole('navigation', { name: 'Files' }).getByRole('button', { name: key }).click()

const unfold = async (page: Page, ...groups: string[]) => {
  for (const group of groups) await page.locator('summary').filter({ hasText: group }).first().click()
}

test('a colour shows on the page at once and is written, alone, when it is saved', async ({ page }) => {
  const code = 'studio-colour'
  const before = onDisk(code, 'theme.json')
  const site = await openStudio(page, code)
  const primary = () =>
    site.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-primary').trim())
  const first = await primary()

  await openFile(page, 'theme')
  await unfold(page, 'Tokens', 'Color', 'Dark')
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('hsl(120 82% 60%)')
  // The page may reload meanwhile.
  await expect(async () => expect(await primary()).not.toBe(first)).toPass(patience)
  expect(onDisk(code, 'theme.json')).toBe(before)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(patience)
  expect(onDisk(code, 'theme.json')).toBe(
    before.replace(
      /("dark": \{[^]*?"primary": \{ "\$value": \{ "colorSpace": "hsl", "components": )\[[^\]]*\]/,
      '$1[120, 82, 60]',
    ),
  )
})

/** Whether nothing lies over the middle of the element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test('a file that changes on disk meanwhile is shown line by line, and nothing is lost', async ({ page, problems }) => {
  // The answer to the studio's save, which the browser logs as an error.
  problems.expect(/status of 409/)
  const code = 'studio-conflict'
  const key = 'banner.sky.label'
  await openStudio(page, code)
  await openFile(page, 'locales/EN')
  await page.getByRole('textbox', { name: key }).fill('Join the night')
  await expect(page.getByText('1 edit not saved')).toBeVisible(patience)

  const path = join(folder, code, 'locales/EN.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('Where every spin glows', 'Where every reel glows'))
  const alert = page.getByRole('alert', { name: 'Changed on disk' })
  await expect(alert).toContainText('Where every reel glows', patience)
  // Wherever one is in the form, on a wide screen and on a narrow one, the answer stands where one looks.
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await page.getByRole('textbox', { name: key }).scrollIntoViewIfNeeded()
    await page.locator('[data-pointer]').last().scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(alert).toBeInViewport({ ratio: 0.9 })
    await expect(alert).toBeFocused()
    for (const answer of await alert.getByRole('button').all())
      await expect.poll(() => answer.evaluate(isOnTop), 'an answer that can be pressed without scrolling').toBe(true)
    await expect(page.getByRole('status').filter({ hasText: '1 edit not saved' })).toContainText('choose below')
  }
  expect(onDisk(code, 'locales/EN.json')).not.toContain('Join the night')

  await alert.getByRole('button', { name: /Keep both/ }).click()
  await expect(alert).toBeHidden(patience)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(patience)
  const saved = onDisk(code, 'locales/EN.json')
  expect(saved).toContain(`"${key}": "Join the night"`)
  expect(saved).toContain('Where every reel glows')
})

test('an alt-click on the page leads to the JSON behind it', async ({ page }) => {
  const site = await openStudio(page, 'studio-place')
  await site
    .getByRole('banner')
    .getByRole('button', { name: 'Login' })
    .click({ modifiers: ['Alt'] })
  const place = page.getByLabel('Where it is written')
  await expect(place).toContainText('/menus/header/items/login/label', patience)
  await expect(place).toContainText(/base\/menus\.json:\d+:\d+/)
  const label = page.locator('[data-pointer="/header/items/login/label"]').getByRole('combobox')
  await expect(label).toHaveValue('nav.login')
  await expect(label).toBeFocused()
})

test('a mistake is told at its field, and the page stays as it was', async ({ page }) => {
  const code = 'studio-mistake'
  const site = await openStudio(page, code)
  await openFile(page, 'menus')
  await page.getByRole('searchbox', { name: 'Find a field' }).fill('nav.login')
  const field = page.locator('[data-pointer="/header/items/login/label"]')
  await field.getByRole('combobox').fill('nav.lgoin')
  await expect(field.getByText(/Error: /)).toBeVisible(patience)
  await expect(site.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible(patience)

  await field.getByRole('button', { name: 'Use “nav.login”' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(patience)
  await expect(field.getByText(/Error: /)).toBeHidden()
})

test('what a save changes is seen in every open tab: the words of a banner, and its picture', async ({
  page,
  context,
}) => {
  const code = 'studio-tabs'
  const other = await context.newPage()
  const tabs = [page, other]
  for (const tab of tabs) {
    await tab.setViewportSize({ width: 1440, height: 900 })
    await goTo(tab, brandAddress(code, server.port))
    await expect(tab.getByText('Where every spin glows')).toBeAttached(patience)
  }
  const texts = join(folder, code, 'locales/EN.json')
  writeFileSync(texts, readFileSync(texts, 'utf8').replace('Where every spin glows', 'Play where it glows'))
  for (const tab of tabs) await expect(tab.getByText('Play where it glows')).toBeAttached(patience)

  const picture = (tab: Page) => tab.locator('img[src*="banner-sky."]').first()
  const addresses = await Promise.all(tabs.map((tab) => picture(tab).getAttribute('src')))
  copyFileSync(join(folder, code, 'assets/banner-reels.svg'), join(folder, code, 'assets/banner-sky.svg'))
  for (const [index, tab] of tabs.entries()) {
    await expect(picture(tab)).not.toHaveAttribute('src', addresses[index] ?? '', patience)
    await expect.poll(() => picture(tab).evaluate((image: HTMLImageElement) => image.naturalWidth), patience).toBe(1600)
  }
})

test('a warning waits behind a mark, an error opens, and what is hidden stays so until something new is wrong', async ({
  page,
}) => {
  const code = 'studio-overlay'
  const path = join(folder, code, 'site.json')
  const change = (from: string, to: string) => writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  const list = page.getByLabel('Problems')
  const hide = page.getByRole('button', { name: 'Hide', exact: true })
  await goTo(page, `${brandAddress(code, server.port)}/`)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible(patience)

  change('site.schema.json', 'menus.schema.json')
  // The other one: the copy bears the name of the brand that it was made of.
  const mark = page.getByRole('button', { name: '2 warnings' })
  await expect(mark).toBeVisible(patience)
  await expect(list).toBeHidden()
  await mark.click()
  await expect(list).toContainText('schema-of-other')
  // The brand's own style of buttons does not reach it.
  await expect(hide).toHaveCSS('color', 'rgb(244, 244, 246)')
  await expect(hide).toHaveCSS('background-color', 'rgb(22, 22, 28)')
  await hide.click()
  await expect(list).toBeHidden()

  change('"code"', '"kode": 1,\n  "code"')
  await expect(list).toContainText('kode', patience)
  await hide.click()
  await reload(page)
  await expect(page.getByRole('button', { name: '1 error, 2 warnings' })).toBeVisible(patience)
  await expect(list).toBeHidden()

  change('"code"', '"naem": 1,\n  "code"')
  await expect(list).toContainText('naem', patience)
})

test('the studio has no barrier, wide and narrow', async ({ page }) => {
  await openStudio(page, 'studio-access')
  await openFile(page, 'theme')
  await unfold(page, 'Tokens', 'Color', 'Dark')
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const { violations } = await new AxeBuilder({ page, axeSource: axe.source }).exclude('iframe').analyze()
    expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overflow, `pixels that the studio is too wide at ${width}`).toBeLessThanOrEqual(0)
  }
  // A phone shows only one of the two parts, which fits.
  const shown = page.getByRole('region', { name: 'Page' })
  await expect(shown).toBeHidden()
  const form = await page.getByRole('region', { name: 'Form' }).boundingBox()
  expect(form?.height).toBeGreaterThan(600)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await expect(shown).toBeVisible()
})
