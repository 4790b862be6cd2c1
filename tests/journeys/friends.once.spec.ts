import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('what a friend who counts brings is said, claimed once in the reward centre, and told as earned', async ({
  page,
  aurora,
  sandbox,
}) => {
  await sandbox.reset(aurora.code)
  await goSignedIn(page, aurora, { username: 'demo_player', password: 'Demo1234!' })
  await goTo(page, `${aurora.address}/?member=referral`)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const rules = centre.getByRole('group', { name: 'When a friend counts' })
  await expect(rules).toContainText('₫50,000.00 for each friend who counts.')
  await expect(rules).toContainText('For up to 20 friends, once for each.')
  const friends = centre.getByRole('group', { name: 'Your friends' })
  const fact = (name: string) =>
    friends.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')
  await expect(fact('Earned so far')).toHaveText('₫0.00')
  const counted = Number(await fact('Qualified').textContent())
  const waiting = (rewards: number) => `₫${(rewards * 50_000).toLocaleString('en')}.00`
  await expect(fact('To claim')).toHaveText(waiting(counted))

  await friends.getByRole('button', { name: 'Claim your rewards' }).click()
  const rewards = centre.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Bring a friend' }) })
  await expect(rewards).toHaveCount(counted)
  await rewards
    .filter({ hasText: 'For friend 1 who counts.' })
    .getByRole('button', { name: /^Claim/ })
    .click()
  await expect(rewards).toHaveCount(counted - 1)

  await goTo(page, `${aurora.address}/?member=referral`)
  await expect(fact('Earned so far')).toHaveText('₫50,000.00')
  await expect(fact('To claim')).toHaveText(waiting(counted - 1))
})
