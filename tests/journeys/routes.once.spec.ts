import { expect, test } from './fixtures'
import { header } from './player'
import { goTo } from './visit'

/** Address, and whether its page shows header, side menu, footer and banner (1 §2). */
const frames: readonly [path: string, header: boolean, sideMenu: boolean, footer: boolean, banner: boolean][] = [
  ['/register', true, false, false, true],
  ['/register.html', true, false, false, true],
  ['/pointMall', true, true, true, true],
  ['/lottery', true, false, false, false],
  ['/vnLottery', true, true, false, false],
  ['/promoDetail', true, true, true, false],
  ['/seamless', true, true, false, false],
  ['/helpmc', false, false, false, false],
  ['/down', true, true, false, true],
  ['/game', true, false, false, false],
  ['/rng?page=AG', true, true, true, true],
]

test('each page shows the parts that its route has', async ({ page, aurora }) => {
  for (const [path, hasHeader, hasSideMenu, hasFooter, hasBanner] of frames) {
    const response = await goTo(page, `${aurora.address}${path}`)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeAttached()
    await expect(header(page), path).toHaveCount(hasHeader ? 1 : 0)
    // Beside a wide page it is open once the page is hydrated.
    await expect(header(page).getByRole('button', { name: /^(Open|Close) menu$/ }), path).toHaveCount(
      hasSideMenu ? 1 : 0,
    )
    await expect(page.getByRole('contentinfo'), path).toHaveCount(hasFooter ? 1 : 0)
    await expect(page.getByRole('region', { name: 'Promotions and news' }), path).toHaveCount(hasBanner ? 1 : 0)
  }
})
