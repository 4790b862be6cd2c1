import { expect, test } from './fixtures'
import { keepNothing } from './keep-nothing'
import { pathsOf } from './swept-paths'
import { goTo } from './visit'

test('every page comes up in a browser that keeps nothing', async ({ page, derby }) => {
  await keepNothing(page)
  for (const path of pathsOf(derby.code)) {
    await goTo(page, `${derby.address}${path}`)
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeAttached()
  }
})
