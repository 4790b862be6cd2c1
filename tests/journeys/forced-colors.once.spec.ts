import type { Locator } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

/** Pictures keep their colours where a system forces its own: what stands on one needs a ground of its own. */
const expectGround = (element: Locator) => expect(element).toHaveCSS('background-color', /^rgb\(/)
const markOf = (dot: Locator) => dot.evaluate((each) => getComputedStyle(each, '::before').backgroundColor)

async function expectMarked(entry: Locator): Promise<void> {
  await expect(entry).toHaveCSS('outline-style', 'solid')
  await expect(entry).toHaveCSS('outline-width', '2px')
}

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
      await expectGround(page.getByRole('button', { name: play, exact: true }).first())
      const dots = page.getByRole('button', { name: dot })
      const shown = dots.and(page.locator('[aria-current]')).first()
      await expectGround(shown)
      const other = dots.and(page.locator(':not([aria-current])')).first()
      await expect.poll(async () => (await markOf(shown)) !== (await markOf(other))).toBe(true)
      if (menu === undefined) continue
      const home = page.getByRole('navigation', { name: menu }).locator('[aria-current]')
      await expectMarked(home)
      await expect(home.locator('svg')).toHaveCSS('background-image', 'none')
    }
    await goTo(page, aurora.address)
    await expectGround(page.getByRole('link', { name: 'See what is on' }))

    await goTo(page, `${aurora.address}/login`)
    const box = page.getByRole('main').getByRole('checkbox').first()
    await expect(box).toHaveCSS('appearance', 'auto')

    await goSignedIn(page, aurora, player, '/rng')
    const star = page.getByRole('button', { name: /^Favourite: / }).first()
    await expectGround(star.locator('svg'))
    await goTo(page, `${aurora.address}/?member=deposit`)
    const current = page.getByRole('dialog').getByRole('navigation').locator('[aria-current]')
    await expectMarked(current)
  })
}
