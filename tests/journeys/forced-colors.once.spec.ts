import type { Locator } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

/** Pictures keep their colours where a system forces its own: what stands on one needs a ground of its own. */
const groundOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)
const outlineOf = (element: Locator) =>
  element.evaluate((each) => `${getComputedStyle(each).outlineStyle} ${getComputedStyle(each).outlineWidth}`)
const markOf = (dot: Locator) => dot.evaluate((each) => getComputedStyle(each, '::before').backgroundColor)
const opaque = /^rgb\(/

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the ${colorScheme} colours of a system, what stands on a picture is seen and what is current is marked`, async ({
    page,
    aurora,
    derby,
    lotus,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    // Journeys prefer no motion, so that the slides stand still until they are told to go.
    const texts = [
      { brand: aurora, menu: 'Main menu', play: 'Play', dot: /^Banner \d/ },
      { brand: derby, menu: undefined, play: 'Play', dot: /^Banner \d/ },
      { brand: lotus, menu: 'Menu chính', play: 'Chạy tiếp', dot: /^Biểu ngữ \d/ },
    ]
    for (const { brand, menu, play, dot } of texts) {
      await goTo(page, brand.address)
      expect(await groundOf(page.getByRole('button', { name: play, exact: true }).first())).toMatch(opaque)
      const dots = page.getByRole('button', { name: dot })
      const shown = dots.and(page.locator('[aria-current]')).first()
      expect(await groundOf(shown)).toMatch(opaque)
      expect(await markOf(shown)).not.toBe(await markOf(dots.and(page.locator(':not([aria-current])')).first()))
      if (menu === undefined) continue
      const home = page.getByRole('navigation', { name: menu }).locator('[aria-current]')
      expect(await outlineOf(home)).toBe('solid 2px')
      expect(await home.locator('svg').evaluate((icon) => getComputedStyle(icon).backgroundImage)).toBe('none')
    }
    await goTo(page, aurora.address)
    expect(await groundOf(page.getByRole('link', { name: 'See what is on' }))).toMatch(opaque)

    await goTo(page, `${aurora.address}/login`)
    const box = page.getByRole('main').getByRole('checkbox').first()
    expect(await box.evaluate((each) => getComputedStyle(each).appearance)).toBe('auto')

    await goSignedIn(page, aurora, player, '/rng')
    const star = page.getByRole('button', { name: /^Favourite: / }).first()
    expect(await groundOf(star.locator('svg'))).toMatch(opaque)
    await goTo(page, `${aurora.address}/?member=deposit`)
    const current = page.getByRole('dialog').getByRole('navigation').locator('[aria-current]')
    expect(await outlineOf(current)).toBe('solid 2px')
  })
}
