import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { languageBases, type LanguageBases } from '@/contract/site-data/language-bases'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import type { SystemStatus } from '@/site/gateway/content/permission'
import { chromiumLaunch } from '@tests/chromium-launch'
import type { Box } from './boxes'
import type { BrandServer } from './brand-server'
import { dialogNames } from './dialog-page'
import { extentOf, goInside, standStill, unsettled } from './in-page'
import { isSignedIn, type Account, type Screen } from './screen'
import { signIn } from './sign-in'

/** Pixels. 320 is the narrowest phone, at which nothing is drawn that is in order. */
export type Width = 320 | 360 | 1440
export const widths: readonly Width[] = [1440, 360]
const heights: Readonly<Record<Width, number>> = { 320: 640, 360: 740, 1440: 900 }

/** In pixels: what is below it is not drawn. */
const mostHeight = 8000

/** Milliseconds that a screen may take until nothing loads or moves. */
const patience = 60_000

/** A screen that did not come, with the reason for people. */
export class ScreenFailed extends Error {}

export interface Shot {
  readonly png: Buffer
  /** Where in the viewport it begins. */
  readonly x: number
  readonly y: number
  /** What stays where it is while the page scrolls. */
  readonly fixed: readonly Box[]
  /** Pixels that lie below the picture. */
  readonly cut: number
}

interface Visit {
  readonly page: Page
  readonly cdp: CDPSession
  language: string
  readonly open: Set<unknown>
}

type Brand = Pick<ResolvedMerchant, 'code' | 'config'>

/** A browser that looks at one state of a brand. */
export class BrandViewer {
  readonly #browser: Browser
  readonly #brand: Brand
  readonly #server: BrandServer
  readonly #now: number
  readonly #bases: LanguageBases
  readonly #visits = new Map<Account, Visit>()
  #status: SystemStatus = 0

  private constructor(browser: Browser, brand: Brand, server: BrandServer, now: number) {
    this.#browser = browser
    this.#brand = brand
    this.#server = server
    this.#now = now
    this.#bases = languageBases(brand.config.site)
  }

  /** Both states of a brand have the same address, in a browser each that finds its own server there. */
  static async open(brand: Brand, server: BrandServer, now: number): Promise<BrandViewer> {
    const { args, ...launch } = chromiumLaunch()
    const rules = `--host-resolver-rules=MAP *.localhost 127.0.0.1:${server.port}, MAP * ~NOTFOUND`
    return new BrandViewer(await chromium.launch({ ...launch, args: [...args, rules] }), brand, server, now)
  }

  close(): Promise<void> {
    return this.#browser.close()
  }

  /** Brings a screen up. Throws ScreenFailed where it does not come. */
  async show(screen: Screen, language: string): Promise<Page> {
    const { account, opener, status = 0 } = screen
    if (status !== this.#status) await this.#setStatus(status)
    const visit = this.#visits.get(account) ?? (await this.#visit(account))
    const { page } = visit
    const address = (this.#bases[language] ?? '') + screen.address
    // As high as the picture before it, a page would load more of a list that has no end.
    await page.setViewportSize({ width: widths[0]!, height: heights[widths[0]!] })
    if (visit.language === language) {
      await this.#leave(visit)
      await page.evaluate(goInside, address)
    } else {
      await page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), language)
      const answer = await page.goto(this.#address + address)
      visit.language = language
      if (status === 0 && answer !== null && answer.status() >= 500)
        throw new ScreenFailed(`answered with status ${answer.status()}`)
    }
    await this.#settle(visit)
    // A dialog that closes may lead elsewhere a moment later.
    if (pathOf(page.url()) !== pathOf(this.#address + address)) {
      await page.goto(this.#address + address)
      await this.#settle(visit)
    }
    if (opener === undefined) return page
    // One is a link, because the form in its dialog has a page, too.
    const buttons = page.locator('main :is(a, button)')
    // A button that is hidden makes the following ones those of other dialogs.
    const [found, wanted] = [await buttons.count(), dialogNames().length]
    if (found !== wanted) throw new ScreenFailed(`${found} of ${wanted} dialogs can be opened`)
    await buttons.nth(opener).evaluate((button) => (button as HTMLElement).click())
    await page.locator('dialog[open]').first().waitFor()
    await this.#settle(visit)
    return page
  }

  /** The next screen of this account is loaded anew, and does not begin with what is left of one that did not come. */
  forget({ account }: Screen): void {
    const visit = this.#visits.get(account)
    if (visit !== undefined) visit.language = ''
  }

  /** The page on which a screen was shown. */
  pageOf({ account }: Screen): Page | undefined {
    return this.#visits.get(account)?.page
  }

  /** A picture of the screen that is up, in its whole height. */
  async shoot(screen: Screen, width: Width): Promise<Shot> {
    const visit = this.#visits.get(screen.account)
    if (visit === undefined) throw new Error('show comes first')
    const { page, cdp } = visit
    let height = heights[width]
    await page.setViewportSize({ width, height })
    await this.#settle(visit)
    let extent = await page.evaluate(extentOf)
    // What comes late makes a page longer once more.
    for (let tries = 0; tries < 2 && extent.hidden > 0 && height < mostHeight; tries++) {
      height = Math.min(mostHeight, height + extent.hidden)
      await page.setViewportSize({ width, height })
      await this.#settle(visit)
      extent = await page.evaluate(extentOf)
    }
    const { x, y, width: across, height: down } = extent
    const clip = { x, y, width: across, height: down, scale: 1 }
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip })
    return { png: Buffer.from(data, 'base64'), x, y, fixed: extent.fixed, cut: Math.max(0, extent.hidden) }
  }

  /** Closes the site, or opens it: every page is loaded anew after that. */
  async #setStatus(status: SystemStatus): Promise<void> {
    await this.#server.setStatus(this.#brand.code, status)
    this.#status = status
    for (const visit of this.#visits.values()) visit.language = ''
  }

  /** Closes the dialog that is open. Some lead to another page when they close. */
  async #leave(visit: Visit): Promise<void> {
    const dialog = visit.page.locator('dialog[open]')
    for (let tries = 0; tries < 3 && (await dialog.count()) > 0; tries++) {
      await visit.page.keyboard.press('Escape')
      await this.#settle(visit)
    }
  }

  get #address(): string {
    return `http://${this.#brand.code}.localhost`
  }

  async #visit(account: Account): Promise<Visit> {
    const { site } = this.#brand.config
    const context = await this.#browser.newContext({
      viewport: { width: 1440, height: heights[1440] },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale: 'en-US',
      timezoneId: 'UTC',
    })
    context.setDefaultTimeout(patience)
    // esbuild wraps functions in this call to keep their names, and so those that run in the page.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
    await context.addInitScript(standStill, this.#now)
    const session = isSignedIn(account) ? await signIn(this.#brand, this.#server.port, account, this.#now) : {}
    const consent = { version: site.consent.version, date: new Date(this.#now).toISOString(), allowed: [] }
    await context.addInitScript(
      ({ address, kept, answered }) => {
        if (location.origin !== address) return
        if (sessionStorage.getItem('token') === null) Object.assign(sessionStorage, kept)
        localStorage.setItem('consent', answered)
      },
      { address: this.#address, kept: session, answered: JSON.stringify(consent) },
    )
    const page = await context.newPage()
    const open = new Set<unknown>()
    page.on('request', (request) => void (request.resourceType() !== 'eventsource' && open.add(request)))
    page.on('requestfinished', (request) => void open.delete(request))
    page.on('requestfailed', (request) => void open.delete(request))
    // Storage belongs to an address: the smallest document of the site gives it one.
    await page.goto(`${this.#address}/robots.txt`)
    const visit = { page, cdp: await context.newCDPSession(page), language: '', open }
    this.#visits.set(account, visit)
    return visit
  }

  async #settle({ page, open }: Visit): Promise<void> {
    const end = performance.now() + patience
    for (;;) {
      const left = Math.max(1000, end - performance.now())
      const reason = (await page.evaluate(unsettled, left)) || (open.size > 0 ? 'an answer' : '')
      // A second time: what came last may ask for something more.
      const isCalm = reason === '' && (await page.evaluate(unsettled, 1000)) === '' && open.size === 0
      if (isCalm) return
      if (performance.now() > end)
        throw new ScreenFailed(
          `after ${patience / 1000} seconds it still waits for ${reason || 'something that changes'}`,
        )
    }
  }
}

/** Without a slash at its end: the home page of a language has none. */
function pathOf(address: string): string {
  return new URL(address).pathname.replace(/(?<=.)\/$/, '')
}
