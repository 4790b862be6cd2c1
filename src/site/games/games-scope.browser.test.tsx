import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GameTile } from './game-tile'
import { FormStage } from '@/site/forms/testing/form-stage'
import type { GameCard } from '@/site/gateway/games/games'
import type { GameTiles } from '@/contract/generated/merchant-types'
import { sessionStore } from '@/site/session/session-store'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { Toasts } from '@/site/ui/notices/toasts'
import { GamesScope } from './games-scope'

const tiles: GameTiles = {
  shape: 'square',
  name: 'below',
  effect: 'lift',
  columns: { phone: 2, tablet: 3, desktop: 4, wide: 4 },
}
const game: GameCard = { vassalage: 'PT', nodeId: 7, gameType: 'RNG', isHot: 0, isNew: 0, title: 'Koi', gameId: 'g7' }
const texts = {
  'launch.login': 'You are not logged in',
  'nav.login': 'Login',
  'game.demo': 'Try for free',
  'game.favourite': 'Favourite: {{title}}',
  'game.favouriteFailed': 'They stay as they were',
}

const addFavouriteGame = vi.fn<(request: object) => unknown>()
const removeFavouriteGame = vi.fn<(request: object) => unknown>()
const launchGame = vi.fn<(request: object) => unknown>()

beforeEach(() => {
  vi.resetAllMocks()
  sessionStore.start('aurora', { agent: [], trial: [] })
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 0 })
})
afterEach(() => sessionStore.close())

const trial = {
  permission: () => new Promise(() => {}),
  freePlayLogin: () => ({ token: 'trial' }),
  memberInfo: () => ({ id: '9', account: 'trial', type: 4 }),
}

const Dialogs = () => useOpenDialogs().map(({ id, props }) => <p key={id}>{'text' in props && String(props.text)}</p>)

const open = (shown = game, features: readonly string[] = []) =>
  render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={texts}
      features={features}
      site={{ accountTypes: { agent: [], trial: [4] }, gameTiles: tiles }}
      answers={{ addFavouriteGame, removeFavouriteGame, launchGame, favouriteGames: () => [], ...trial }}
    >
      <GamesScope>
        <GameTile game={shown} tiles={tiles} />
      </GamesScope>
      <Toasts />
      <Dialogs />
    </FormStage>,
  )

const star = page.getByRole('button', { name: 'Favourite: Koi' })
const isPressed = (pressed: boolean) => expect.element(star).toHaveAttribute('aria-pressed', String(pressed))

it('marks a game at once, by its id as text, and takes the mark away again', async () => {
  addFavouriteGame.mockResolvedValue(null)
  removeFavouriteGame.mockResolvedValue(null)
  await open()
  await star.click()
  await isPressed(true)
  await vi.waitFor(() => expect(addFavouriteGame).toHaveBeenCalledWith({ nodeId: '7', vendor: 'PT', gameType: 'RNG' }))
  await star.click()
  await isPressed(false)
  await vi.waitFor(() => expect(removeFavouriteGame).toHaveBeenCalledTimes(1))
})

it('leaves what the server refused as it was, and says so in words of ours', async () => {
  let refuse: (error: Error) => void = () => {}
  addFavouriteGame.mockReturnValue(new Promise((_, reject) => (refuse = reject)))
  await open()
  await star.click()
  await isPressed(true)
  refuse(new Error('E_FAV_17'))
  await isPressed(false)
  await expect.element(page.getByText('They stay as they were')).toBeVisible()
  expect(document.body.textContent).not.toContain('E_FAV_17')
})

it('asks for the address of a game at the press, before its page is there', async () => {
  launchGame.mockResolvedValue({ content: 'https://games.example/launch/1' })
  await open()
  await page.getByRole('button', { name: 'Koi', exact: true }).click()
  await vi.waitFor(() => expect(launchGame).toHaveBeenCalledOnce())
  expect(launchGame.mock.lastCall?.[0]).toMatchObject({ gameId: 'g7', vassalage: 'PT', launchMode: 'GAME' })
})

it('tells a visitor to sign in, and asks the server for nothing', async () => {
  sessionStore.close()
  await open()
  await page.getByRole('button', { name: 'Koi', exact: true }).click()
  await expect.element(page.getByText('launch.login')).toBeVisible()
  expect(launchGame).not.toHaveBeenCalled()
})

it('has a visitor sign in or try the game without an account, and that is its second press', async () => {
  launchGame.mockResolvedValue({ content: 'https://games.example/launch/1' })
  sessionStore.start('aurora', { agent: [], trial: [4] })
  sessionStore.close()
  await open({ ...game, demo: true }, ['FREEPLAY3'])
  await page.getByRole('button', { name: 'Koi', exact: true }).click()
  const ways = page.getByRole('dialog', { name: 'Koi' })
  await expect.element(ways).toHaveTextContent('You are not logged in')
  await expect.element(ways.getByRole('button', { name: 'Login' })).toBeVisible()
  await ways.getByRole('button', { name: 'Try for free' }).click()
  await vi.waitFor(() => expect(launchGame).toHaveBeenCalledOnce())
  expect(launchGame.mock.lastCall?.[0]).toMatchObject({ gameId: 'g7', accountType: 4, launchMode: 'DEMO' })
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(sessionStore.get().role).toBe('trial')
})

it('tells a visitor to sign in where nobody plays without an account', async () => {
  sessionStore.close()
  await open({ ...game, demo: true })
  await page.getByRole('button', { name: 'Koi', exact: true }).click()
  await expect.element(page.getByText('launch.login')).toBeVisible()
})
