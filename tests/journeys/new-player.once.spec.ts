import { requestDeposit } from '@/contract/endpoints/cash-rows'
import { gameList } from '@/contract/endpoints/endpoint-rows'
import type { GameList, RequestDeposit } from '@/contract/generated/gateway-types'
import { callAs, goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { closeRegisterSuccess, fillAurora, newAccount, submitRegistration } from './player'
import { goTo, reload } from './visit'

test.use({ ownClock: true, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const day = 24 * 3600

test('a new player claims what the registration promised, deposits, gets free spins and plays them', async ({
  page,
  aurora,
  captcha,
  human,
  sandbox,
}) => {
  const account = newAccount()
  await goTo(page, `${aurora.address}/register`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1000VND')
  const form = page.getByRole('main')
  await fillAurora(form, account, captcha)
  await submitRegistration(form)
  await human.solve()
  await closeRegisterSuccess(page)

  await goTo(page, `${aurora.address}/?member=reward-center`)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const reward = (name: string) => centre.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(reward('Seven days, seven gifts')).toContainText('Day 1 of your first week.')
  await reward('Welcome')
    .getByRole('button', { name: /^Claim/ })
    .dblclick()
  await expect(centre.getByRole('status').filter({ hasText: 'Welcome: ₫1,000.00' })).toBeVisible()
  await goTo(page, `${aurora.address}/promotions?id=seven_days`)
  await expect(page.getByRole('main').getByText('Ready to claim').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Days 4 to 6: 10 free spins each day.')).toBeVisible()
  const { deposit } = await callAs<RequestDeposit>(page, aurora, requestDeposit, { method: 'bank', amount: 100_000 })
  await sandbox.act(aurora.code, 'approve-deposit', deposit.number)

  // The fourth day brings free spins. The session ends before it, so no page may ask for anything then.
  await goTo(page, 'about:blank')
  await sandbox.advance(3 * day)
  await goSignedIn(page, aurora, account, '/?member=reward-center')
  await reward('Seven days, seven gifts')
    .getByRole('button', { name: /^Claim/ })
    .click()
  await expect(centre.getByRole('status').filter({ hasText: 'Seven days, seven gifts: 10 free spins' })).toBeVisible()
  await centre.getByRole('tab', { name: /^Claimed/ }).click()
  await expect(reward('Seven days, seven gifts')).toContainText('10 of 10 free spins left')

  const { games } = await callAs<GameList>(page, aurora, gameList, {
    ...{ clientType: 3, platform: 'flash,html5-desktop', channel: 'WEB', merchant: aurora.code, language: 'EN' },
    ...{ gameType: 'RNG', vassalage: 'PT', pageNo: 1, pageSize: 1 },
  })
  const query = { vendor: 'PT', game: games[0]?.gameId ?? '', node: String(games[0]?.nodeId), type: 'RNG' }
  await goTo(page, `${aurora.address}/game?${new URLSearchParams(query)}`)
  await expect(page.getByRole('status').filter({ hasText: 'is running' })).toBeAttached()
  const game = page.frames().find((each) => each.url().startsWith('http://games.localhost'))
  if (game === undefined) throw new Error('no game is shown')
  for (const left of [10, 9]) {
    await game.getByRole('button', { name: `Free spin (${left} left)` }).click()
    await expect(game.getByRole('button', { name: `Free spin (${left - 1} left)` })).toBeVisible()
    await expect(game.getByRole('status')).toHaveText(/^Your free spin won/)
  }
  await goTo(page, `${aurora.address}/?member=reward-center&tab=claimed`)
  await reload(page)
  await expect(reward('Seven days, seven gifts')).toContainText('8 of 10 free spins left')
  expect(await sandbox.transfers(aurora.code)).toMatchObject({ sum: 0 })
})
