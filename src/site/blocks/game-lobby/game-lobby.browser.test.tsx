import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import type { GameLobbyProps } from '@/contract/generated/merchant-types'
import { sessionStore } from '@/site/session/session-store'
import { GameLobby } from './game-lobby'

const gameTiles = {
  shape: 'square',
  name: 'below',
  effect: 'lift',
  columns: { phone: 2, tablet: 3, desktop: 4, wide: 4 },
}
const props = {
  ...({ gameType: 'RNG', vendor: 'PT', form: 'tiles', spotlight: 0, search: true } as const),
  ...{ filters: [], leastBets: [], lines: [], sorts: ['hot' as const], chips: [] },
} satisfies GameLobbyProps
const card = { vassalage: 'PT', gameType: 'RNG', isHot: 0, isNew: 0 }
const markup = '<img src=x onerror="window.broken=1"><b>Koi</b>'
const games = [
  { ...card, nodeId: '1', gameId: 'g1', title: markup },
  { ...card, nodeId: '2', gameId: 'g2', title: 'Lantern' },
  // A duplicate: the list shifted between the requests for its pages.
  { ...card, nodeId: '2', gameId: 'g2', title: 'Lantern' },
  { ...card, nodeId: '3', gameId: null, title: 'Orchard' },
]
const texts = {
  'game-lobby.search': 'Search games',
  'game-lobby.all': 'Permainan: {{games}}',
  'game-lobby.nothing': 'Nothing found',
  'game-lobby.none': 'No games here',
  'nav.home': 'Home',
  'game-lobby.clear': 'Clear',
  'game-lobby.chip.all': 'All',
  'game-lobby.chip.hot': 'Hot',
  'game-lobby.chip.favourites': 'Favourites',
  'game.badge.soon': 'Coming soon',
  'game.favourite': 'Favourite: {{title}}',
}
const gameList = vi.fn(({ gameName = '' }: { gameName?: string }) => {
  const found = games.filter(({ title }) => title.includes(gameName))
  return { games: found, totalPages: 1, total: found.length, all: games.length, classes: [] }
})

const hotGames = vi.fn<(request: object) => unknown>(() => ({
  list: games.map((game) => ({ ...game, isHot: game.title === 'Lantern' ? 1 : 0 })),
}))

beforeEach(() => void gameList.mockClear())

const open = (more: Partial<GameLobbyProps> = {}, answers: object = {}) =>
  render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={texts}
      site={{ gameTiles } as never}
      answers={{ gameList, hotGames, vendorLanes: () => ({ list: [] }), ...answers } as never}
    >
      <GameLobby {...props} {...more} />
    </FormStage>,
  )

it('shows each game once, its name as it is written, and says of one without an id that it is to come', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: markup, exact: true })).toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Lantern', exact: true }).elements()).toHaveLength(1)
  await expect.element(page.getByText('Coming soon')).toBeVisible()
  expect('broken' in window).toBe(false)
})

it('finds nothing by signs that mean something elsewhere, says so, and shows all again', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'Orchard', exact: true })).toBeInTheDocument()
  const signs = `%<>'"`
  await page.getByRole('searchbox', { name: 'Search games' }).fill(signs)
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  expect(gameList.mock.lastCall?.[0]).toEqual({
    ...{ clientType: 3, platform: 'flash,html5-desktop', channel: 'WEB', merchant: 'stage', language: 'EN' },
    ...{ gameType: 'RNG', vassalage: 'PT', gameName: signs, sort: 'hot', pageNo: 1, pageSize: 42 },
  })
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(page.getByRole('button', { name: 'Orchard', exact: true })).toBeInTheDocument()
})

it('has as hot what is so by isHot = 1, and asks for it as the specification says (2 §2, §7)', async () => {
  await open({ chips: ['all', 'hot'] })
  await page.getByRole('button', { name: 'Hot', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Orchard', exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Lantern', exact: true })).toBeInTheDocument()
  expect(hotGames.mock.lastCall?.[0]).toEqual({
    ...{ merchantCode: 'stage', isPlatform: 2, platform: 'flash,html5-desktop', language: 'EN', vassalage: 'PT' },
  })
})

it('dims a favourite that is none any more, which can be put back, and has it no longer when the list is opened again', async () => {
  sessionStore.start('stage', { agent: [41], trial: [4] })
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 0 })
  onTestFinished(() => sessionStore.close())
  let ids = ['1', '2']
  await open(
    { chips: ['all', 'favourites'] },
    {
      favouriteGames: () => ids,
      favouriteGamesList: () => ({ content: games.filter(({ nodeId }) => ids.includes(nodeId)), totalPages: 1 }),
      removeFavouriteGame: ({ nodeId }: { nodeId: string }) => void (ids = ids.filter((id) => id !== nodeId)),
      addFavouriteGame: ({ nodeId }: { nodeId: string }) => void (ids = [...ids, nodeId]),
    },
  )
  const favourites = page.getByRole('button', { name: 'Favourites', exact: true })
  const star = page.getByRole('button', { name: 'Favourite: Lantern' })
  const opacity = () => Number(getComputedStyle(star.element().closest('[data-effect]')!.firstElementChild!).opacity)
  await favourites.click()
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect.poll(opacity).toBeLessThan(1)
  await star.click()
  await expect.poll(opacity).toBe(1)
  await star.click()
  await expect.poll(() => ids).toEqual(['1'])
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Orchard', exact: true })).toBeInTheDocument()
  await favourites.click()
  await expect.element(page.getByRole('button', { name: 'Orchard', exact: true })).not.toBeInTheDocument()
  await expect.element(star).not.toBeInTheDocument()
})

it('leaves its search the room of a phone with text of twice the size', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  await open()
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(page.getByRole('searchbox').element())
  expect(parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd)).toBeLessThan(60)
  document.documentElement.style.fontSize = ''
  await page.viewport(1280, 800)
})

it('ends its placeholder before the number of games, in the language with the longest word for it', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  const many = { games, totalPages: 1, total: 10_080, all: 10_080, classes: [] }
  await open({ filters: ['minBet'], leastBets: [1] }, { gameList: () => many })
  await expect.element(page.getByText('Permainan: 10,080')).toBeVisible()
  const search = page.getByRole('searchbox').element()
  const room = search.getBoundingClientRect().right - parseFloat(getComputedStyle(search).paddingInlineEnd)
  expect(page.getByText('Permainan: 10,080').element().getBoundingClientRect().left).toBeGreaterThanOrEqual(room)
})

it('has its search as tall as the filters beside it, however airy a brand is', async () => {
  await open({ filters: ['minBet'], leastBets: [1] })
  const search = page.getByRole('searchbox').element() as HTMLElement
  for (const space of ['--space-2', '--space-3']) search.style.setProperty(space, '1rem')
  const filters = page.getByRole('button', { name: 'game-lobby.filters' }).element()
  expect(search.getBoundingClientRect().height).toBe(filters.getBoundingClientRect().height)
})

it('leads home where it has no games at all', async () => {
  gameList.mockReturnValueOnce({ games: [], totalPages: 0, total: 0, all: 0, classes: [] })
  await open()
  await expect.element(page.getByText('No games here')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Home' })).toBeVisible()
})

it('is one stop of Tab: arrows lead from game to game', async () => {
  await open()
  await page.getByRole('button', { name: markup, exact: true }).click({ trial: true })
  ;(page.getByRole('searchbox').element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Lantern')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Favourite: Lantern')
})
