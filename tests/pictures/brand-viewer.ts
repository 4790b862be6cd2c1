import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { captcha } from '@/contract/endpoints/endpoint-rows'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { chromiumLaunch } from '@tests/chromium-launch'
import type { Box } from './boxes'
import { extentOf, goInside, standStill, unsettled } from './in-page'
import type { Account, Screen } from './screen'
import { signIn } from './sign-in'

/** Pixels. 320 is the narrowest phone, at which nothing is drawn that is in order. */
export type Width = 320 | 360 | 1440
export const widths: readonly Width[] = [1440, 360]
const heights: Readonly<Record<Width, number>> = { 320: 640, 360: 740, 1440: 900 }

/** In pixels: what is below it is not drawn. */
const mostHeight = 8000

/** Milliseconds that a screen may take until nothing loads or moves. */
const patience = 30_000

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

/** A browser that looks at one state of a brand. */
export class BrandViewer {
  readonly #browser: Browser
  readonly #brand: Pick<ResolvedMerchant, 'code' | 'config'>
  readonly #port: number
  readonly #now: number
  readonly #visits = new Map<Account, Visit>()

  private constructor(browser: Browser, brand: Pick<ResolvedMerchant, 'code' | 'config'>, port: number, now: number) {
    this.#browser = browser
    this.#brand = brand
    this.#port = port
    this.#now = now
  }

  /** Both states of a brand have the same address, in a browser each that finds its own server there. */
  static async open(brand: Pick<ResolvedMerchant, 'code' | 'config'>, port: number, now: number): Promise<BrandViewer> {
    const { args, ...launch } = chromiumLaunch()
    const rules = `--host-resolver-rules=MAP *.localhost 127.0.0.1:${port}, MAP * ~NOTFOUND`
    return new BrandViewer(await chromium.launch({ ...launch, args: [...args, rules] }), brand, port, now)
  }

  close(): Promise<void> {
    return this.#browser.close()
  }

  /** Brings a screen up. Throws ScreenFailed where it does not come. */
  async show(screen: Screen, language: string): Promise<Page> {
    const visit = this.#visits.get(screen.account) ?? (await this.#visit(screen.account))
    const { page } = visit
    if (visit.language === language) {
      await this.#leave(visit)
      await page.evaluate(goInside, screen.address)
    } else {
      await page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), language)
      const answer = await page.goto(this.#address + screen.address)
      visit.language = language
      if (answer !== null && answer.status() >= 500) throw new ScreenFailed(`answered with status ${answer.status()}`)
    }
    await this.#settle(visit)
    // A dialog that closes may lead elsewhere a moment later.
    if (new URL(page.url()).pathname !== screen.address.split('?')[0]) {
      await page.goto(this.#address + screen.address)
      await this.#settle(visit)
    }
    if (screen.opener === undefined) return page
    const buttons = page.locator('main button')
    await buttons.nth(screen.opener).evaluate((button: HTMLElement) => button.click())
    await page.locator('dialog[open]').first().waitFor({ timeout: patience })
    await this.#settle(visit)
    return page
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
    await context.clock.setFixedTime(this.#now)
    // esbuild wraps functions in this call to keep their names, and so those that run in the page.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
    await context.addInitScript(standStill)
    const session = account === 'guest' ? {} : await signIn(this.#brand, this.#port, account, this.#now)
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
    const captchaPath = site.gateway.calls['captcha']?.path ?? captcha.path
    await page.route(
      ({ pathname }) => pathname === captchaPath,
      async (route) => {
        const { pathname, search } = new URL(route.request().url())
        const answer = await route.fetch({ url: `http://127.0.0.1:${this.#port}${pathname}${search}` })
        const told = (await answer.json()) as { value?: object }
        await route.fulfill({ response: answer, json: { ...told, value: { ...told.value, image: sampleCaptcha } } })
      },
    )
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

/** A grey pixel: the real ones are drawn by lot. */
const sampleCaptcha = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg=='
