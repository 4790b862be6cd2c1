import type { Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { brands } from './journey-server'
import { header } from './player'
import { goTo, reload } from './visit'

/** The narrowest phone to a wide screen, with both sides of each width at which the header changes. */
const widths = [320, 360, 480, 640, 767, 768, 900, 1023, 1024, 1100, 1180, 1280, 1440, 1699, 1700, 1920]

const demoPlayer = { username: 'demo_player', password: 'Demo1234!' }

for (const brand of brands)
  for (const who of ['a guest', 'a player with billions'] as const)
    test(`the parts of ${brand}'s header never meet for ${who}, at any width and in any language`, async ({
      page,
      aurora,
      derby,
      lotus,
    }) => {
      const at = { aurora, derby, lotus }[brand]
      await page.route('**/wps/v2/wallets/balance', (route) =>
        route.fulfill({ json: { success: true, message: '', value: { sumBalance: 999_999_999_999.99 } } }),
      )
      await page.addInitScript(speakEnglishFirst)
      if (who === 'a guest') await goTo(page, at.address)
      else await goSignedIn(page, at, demoPlayer)
      const found: string[] = []
      for (const language of ['EN', 'TY', 'VI']) {
        await page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), language)
        await reload(page)
        await expect(header(page).getByRole('button').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 })
          found.push(...(await meeting(page)).map((parts) => `${language} at ${width}: ${parts}`))
        }
      }
      expect(found).toEqual([])
    })

/** A frame with an opaque origin has no storage. */
function speakEnglishFirst(): void {
  if (window.origin !== 'null') localStorage.hisLang ??= 'EN'
}

/** The links and buttons of the header that lie on one another, or leave it. */
function meeting(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('header :is(a, button, [role="status"])')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({
        name: (part.getAttribute('aria-label') ?? part.textContent).slice(0, 24),
        box: part.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 2 && box.height > 2)
    const meets = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5
    const within = (box: DOMRect) => box.left >= -0.5 && box.right <= document.documentElement.clientWidth + 0.5
    return [
      ...parts.flatMap(({ name, box }, index) =>
        parts.slice(index + 1).flatMap((other) => (meets(box, other.box) ? `${name} on ${other.name}` : [])),
      ),
      ...parts.flatMap(({ name, box }) => (within(box) ? [] : `${name} outside`)),
    ]
  })
}
