import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo, reload } from './visit'

test('points become a reward once: fewer are left, and it stands in the history', async ({ page, aurora, sandbox }) => {
  await goSignedIn(page, aurora, { username: 'demo_vip', password: 'Demo1234!' })
  await goTo(page, `${aurora.address}/pointMall`)
  const mall = page.getByRole('region', { name: 'Point mall' })
  const points = mall.getByText(/^[\d,]+$/).first()
  const before = number(await points.textContent())
  await mall
    .getByRole('button', { name: /^Redeem/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: /^Redeem:/ })
  const cost = sheet.getByRole('definition').first()
  await expect(cost).toHaveText(/\d/)
  const takes = number(await cost.textContent())
  await sheet.getByLabel('Payment password').fill('111111')
  await sheet.getByRole('button', { name: 'Redeem now' }).click()
  await expect(sheet.getByText('The payment password is wrong')).toBeVisible()
  await sheet.getByLabel('Payment password').fill('246810')
  await sheet.getByRole('button', { name: 'Redeem now' }).dblclick()
  await expect(sheet.getByText(/^Redeemed for/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(points).toHaveText((before - takes).toLocaleString('en'))

  const history = page.getByRole('region', { name: 'What you redeemed' })
  const first = history.getByRole('listitem').first()
  await expect(first).toContainText('Under review')
  // The platform's staff reject one and approve the next: the points of the first one come back.
  await sandbox.act(aurora.code, 'review-redemption', await sandbox.waiting(aurora.code, 'redemptions'), {
    on: false,
    reason: 'Sold out',
  })
  await reload(page)
  await expect(first).toContainText('Rejected')
  await expect(points).toHaveText(before.toLocaleString('en'))

  await mall.getByRole('button', { name: 'Convert to money' }).click()
  const exchange = page.getByRole('dialog', { name: 'Points to money' })
  await exchange.getByLabel('Points to convert').pressSequentially('10000')
  await expect(exchange.getByRole('definition').first()).toContainText('₫')
  await exchange.getByLabel('Payment password').fill('246810')
  await exchange.getByRole('button', { name: 'Convert now' }).click()
  await expect(exchange.getByText(/^10,000 points became ₫/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(points).toHaveText((before - 10_000).toLocaleString('en'))
})

const number = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''))
