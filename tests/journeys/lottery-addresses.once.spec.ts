import type { Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

/** What the pages ask the lobby of the lotteries for, one request after the other. */
function lobbyRequests(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url())
    if (searchParams.has('lottoView')) asked.push(searchParams)
  })
  return asked
}

test('a lottery that an address names is asked for at once, and opens whatever prize mode was kept', async ({
  page,
  aurora,
}) => {
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/vnlottery`)
  const mode = page.getByRole('main').getByRole('combobox', { name: 'Prize mode' })
  const results = page.getByRole('heading', { name: 'Latest results' })
  // Of a page that is left before it is hydrated, no choice is kept.
  await expect(page.getByRole('button', { name: 'Favourite: Northern Lottery' })).toBeVisible()
  await mode.selectOption('House draws')
  // The whole address of the page goes along, with what it says behind its path (2 §7).
  const lobbyAddress = `${aurora.address}/vnlottery?from=message`
  const ofLobby = lobbyRequests(page)
  await goTo(page, lobbyAddress)
  // The page before may still have asked meanwhile.
  await expect.poll(() => ofLobby.at(-1)?.get('backUrl')).toBe(lobbyAddress)
  expect(ofLobby.at(-1)?.get('lottoView')).toBe('lobby')
  // The draws of the house are those of every few minutes.
  await expect(page.getByRole('button', { name: 'Favourite: Northern Lottery' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Favourite: One-Minute Draw' })).toBeVisible()

  const asked = lobbyRequests(page)
  const address = `${aurora.address}/vnlottery?gameCode=MB&from=message`
  await goTo(page, address)
  await expect(page.getByRole('status').filter({ hasText: 'Northern Lottery is running' })).toBeAttached()
  expect(new Set(asked.map((request) => request.get('lottoView')))).toEqual(new Set(['betting']))
  expect(new Set(asked.map((request) => request.get('backUrl')))).toEqual(new Set([address]))
  expect(asked.map((request) => request.get('lottoPrizeMode'))).toEqual(['ZY', 'Lott'])
  await expect(results).toBeHidden()

  // The mode that has it is the kept one from now on.
  await goTo(page, `${aurora.address}/vnlottery?gameCode=MB&playType=de2`)
  await expect(page.getByRole('status').filter({ hasText: 'Northern Lottery is running' })).toBeAttached()
  expect(asked.slice(2).map((request) => [request.get('lottoPrizeMode'), request.get('lottoPlayType')])).toEqual([
    ['Lott', 'de2'],
  ])
  await goTo(page, `${aurora.address}/vnlottery?gameCode=NONE`)
  await expect(page.getByText('There is no such lottery')).toBeVisible()
  await expect(mode).toHaveValue('Lott')
  await expect(results).toBeVisible()
  const ofOne = page.waitForRequest(/opened\/numero/)
  await page.getByRole('combobox', { name: 'Lottery' }).selectOption('Northern Lottery')
  expect(new URL((await ofOne).url()).searchParams.get('prizeMode')).toBe('Lott')
})
