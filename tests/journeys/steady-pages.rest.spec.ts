import type { Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { brands } from './journey-server'
import { goTo } from './visit'

// The most common user setting.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const demoPlayer = { username: 'demo_player', password: 'Demo1234!' }

/** The limit for the first view (tests/bench). */
const most = 0.02

const screens = [
  {
    viewport: { width: 360, height: 740 },
    language: undefined,
    paths: ['/register', '/promotions?id=friday_reload', '/winners', '/pvp', '/helpmc'],
  },
  // Pages are prerendered in a brand's default language.
  { viewport: { width: 1440, height: 900 }, language: 'TY', paths: ['/promotions', '/register'] },
]

for (const { viewport, language, paths } of screens)
  for (const brand of brands)
    test(`nothing of ${brand} jumps when the server's answers arrive late, at ${viewport.width} pixels in ${language ?? 'its first language'}`, async ({
      context,
      aurora,
      derby,
      lotus,
    }) => {
      await context.addInitScript({ path: 'tests/bench/watch-speed.js' })
      if (language !== undefined) await context.addInitScript(choose, language)
      const { address } = { aurora, derby, lotus }[brand]
      const found: (Shift & { readonly path: string })[] = []
      for (const path of paths) {
        // A tab caches the promotions that it has read.
        const page = await context.newPage()
        await page.setViewportSize(viewport)
        found.push({ path, ...(await shiftOf(page, address + path)) })
        await page.close()
      }
      expect(found.filter(({ cls }) => cls > most)).toEqual([])
    })

const lotteryPaths = [
  '/lottery',
  '/lottery?gameCode=MB',
  '/vnlottery',
  '/vnlottery?gameCode=MB',
  '/seaLottery',
  '/elott',
]

for (const brand of ['aurora', 'lotus'] as const)
  for (const who of ['a guest', 'a player'] as const)
    test(`the lottery pages of ${brand} stand still for ${who} while they load`, async ({ context, aurora, lotus }) => {
      await context.addInitScript({ path: 'tests/bench/watch-speed.js' })
      const found: (Shift & { readonly path: string })[] = []
      for (const path of lotteryPaths) {
        const page = await context.newPage()
        await page.setViewportSize({ width: 1440, height: 900 })
        let arrive = () => {}
        const arrived = new Promise<void>((resolve) => (arrive = resolve))
        await page.route(/\/lgw\/|GCSGAME|launchGame/, (route) => arrived.then(() => route.continue()))
        const asked = page.waitForRequest(/game_menu|GCSGAME/)
        const at = { aurora, lotus }[brand]
        // Who is signed in is looked for in English, which is not the first language of lotus.
        const inEnglish = (brand === 'lotus' ? '/en' : '') + path
        if (who === 'a guest') await goTo(page, at.address + inEnglish)
        else await goSignedIn(page, at, demoPlayer, inEnglish)
        await asked
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        arrive()
        await page.waitForLoadState('networkidle')
        found.push({ path, ...(await seenSoFar(page)) })
        await page.close()
      }
      expect(found.filter(({ cls }) => cls > most)).toEqual([])
    })

test.describe('a page of which a part has come', () => {
  // A script writes the page again in pieces, as a slow machine parses it.
  test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true })

  test('nothing jumps when the rest comes', async ({ context, aurora, derby, lotus }) => {
    await context.addInitScript({ path: 'tests/bench/watch-speed.js' })
    const found: (Shift & { readonly page: string })[] = []
    for (const { code, address } of [aurora, derby, lotus]) {
      // A short page, and pages that start with a row of links.
      const path = code === aurora.code ? '/winners' : '/pvp'
      const page = await context.newPage()
      // Nor the typeface: on a busy machine it comes when some of the page is there, which is wider or narrower without.
      await page.route(/\/(assets|wps)\/|\.woff2$/, () => {})
      await goTo(page, address + path, { waitUntil: 'commit' })
      await page.evaluate(writeInPieces)
      found.push({ page: code + path, ...(await seenSoFar(page)) })
      await page.close()
    }
    expect(found.filter(({ cls }) => cls > most)).toEqual([])
  })
})

/** Writes the page again, with a frame after each of its links. */
async function writeInPieces(): Promise<void> {
  const html = await (await fetch(location.href)).text()
  document.open()
  for (const piece of html.split(/(?<=<\/a>)/)) {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else hands the parser a part
    document.write(piece)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  document.close()
}

/** A frame with an opaque origin has no storage. */
function choose(language: string): void {
  if (window.origin !== 'null') localStorage.setItem('hisLang', language)
}

interface Shift {
  readonly cls: number
  /** The elements that moved. */
  readonly moved: readonly string[]
}

/** The layout shift while the server's answers replaced their placeholders. */
async function shiftOf(page: Page, address: string): Promise<Shift> {
  const waiting = page.getByRole('main').locator(":is(div, section)[aria-busy='true']:not(form *)")
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/wps/**', (route) => arrived.then(() => route.continue()))
  const asked = page.waitForRequest(/setting\/register|getListAnnouncements|getWinnerBoard|helpCenter/)
  await goTo(page, address)
  await asked
  await expect(waiting).not.toHaveCount(0)
  // On a busy machine the typeface may come after the first view, which is wider or narrower without it.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const before = await seenSoFar(page)
  arrive()
  await expect(waiting).toHaveCount(0)
  const { cls, moved } = await seenSoFar(page)
  return { cls: cls - before.cls, moved: moved.slice(before.moved.length) }
}

function seenSoFar(page: Page): Promise<Shift> {
  return page.evaluate(async () => {
    // Layout shifts are reported after the frame in which they happened.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return (window as unknown as { seen: Shift }).seen
  })
}
