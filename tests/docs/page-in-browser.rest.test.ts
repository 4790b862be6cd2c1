import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { referenceData } from '@/tools/docs/reference-data'
import { writeDocs } from '@/tools/docs/write-docs'
import { readSince } from '@/tools/schema/since-file'
import { chromiumLaunch } from '@tests/chromium-launch'
import { someEffects } from './some-effects'

/** The page of every key as people open it: from a disk, and with real keys. */
const out = mkdtempSync(join(tmpdir(), 'livery-docs-'))
const address = pathToFileURL(join(out, 'index.html')).href
const timeout = 600_000
let browser: Browser

beforeAll(async () => {
  const { 'site.gateway.timeout': timeoutEffect } = someEffects
  const effects = timeoutEffect === undefined ? {} : { 'site.gateway.timeout': timeoutEffect }
  const data = referenceData(loadMerchants(merchantsRoot()), { since: readSince(process.cwd()), effects })
  await writeDocs(data, { out })
  browser = await chromium.launch(chromiumLaunch())
}, timeout)

afterAll(async () => {
  await browser.close()
  rmSync(out, { recursive: true })
})

async function open(
  options: Parameters<Browser['newContext']>[0],
  fragment = '',
): Promise<[page: Page, said: string[]]> {
  const page = await (await browser.newContext(options)).newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(address + fragment)
  return [page, said]
}

const wide = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const
const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const

test('a slash goes to the search, typed words find a key, and Enter goes there', { timeout }, async () => {
  const [page, said] = await open(wide)
  await page.keyboard.press('/')
  await page.keyboard.type('gateway timeout', { delay: 60 })
  await expect.poll(() => page.getByRole('status').textContent(), { timeout: 60_000 }).toBe('2 keys found.')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).hash, { timeout: 60_000 }).toBe('#site.gateway.timeout')
  expect(await page.locator(':target h3').textContent()).toBe('site.gateway.timeout')
  expect(said).toEqual([])
})

test('arrows walk through what was found, and Escape empties the search', { timeout }, async () => {
  const [page] = await open(phone)
  const search = page.getByRole('searchbox', { name: /^Search \d+ keys$/ })
  await search.press('/')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('CARDSTYLE', { delay: 60 })
  await page.keyboard.press('ArrowDown')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(focused, { timeout: 60_000 }).toMatch(/^theme\.style\.cardStyle /)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  expect(await search.inputValue()).toBe('')
  expect(await page.getByRole('list', { name: 'Keys found' }).getByRole('listitem').count()).toBe(0)
})

test('a word that nothing is called is answered with what was probably meant', { timeout }, async () => {
  const [page] = await open(wide)
  await page.keyboard.press('/')
  await page.keyboard.type('xyzzyq', { delay: 60 })
  await expect.poll(() => page.getByRole('status').textContent(), { timeout: 60_000 }).toBe('Nothing was found.')
})

test('without scripts the page is a list that can be read, with its anchors', { timeout }, async () => {
  const [page] = await open({ ...phone, javaScriptEnabled: false }, '#site.gateway.timeout')
  expect(await page.getByRole('heading', { name: 'site.gateway.timeout' }).isVisible()).toBe(true)
  expect(await page.getByRole('searchbox').count()).toBe(0)
})

/** All entries are written by the same code; axe takes minutes for a thousand of them. */
const oneOf = 15

test.each([
  ['a wide screen', wide],
  ['a phone', phone],
])('on %s nothing is wider than the page, and axe finds nothing', { timeout }, async (_, options) => {
  const [page, said] = await open(options, '#site.gateway.timeout')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.evaluate((step) => {
    const others = [...document.querySelectorAll('.entry')].filter(
      (entry, at) => at % step !== 0 && !entry.matches(':target'),
    )
    others.forEach((entry) => entry.remove())
  }, oneOf)
  // axe itself asks for the style sheet, which the policy refuses it.
  expect(said).toEqual([])
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html)
        .join(' ')}`,
  )
  expect(found).toEqual([])
})
