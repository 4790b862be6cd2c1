import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import type { GameCard } from '@/site/gateway/games/games'
import type { GameTiles } from '@/contract/generated/merchant-types'
import { GameTile } from './game-tile'
import { GamesProvider, type Games } from './games-context'

const game = { nodeId: '1', title: 'Hammer of the Red Canyon', vassalage: 'PT', isHot: 1 } as GameCard
const games = {
  isMarked: () => false,
  vendorName: () => 'PT',
  pictureAddress: () => 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
} as unknown as Games

/** Points as fractions of the tile's width and height: beside the text, on the picture, and below. */
const places = [
  [0.3, 0.4],
  [0.6, 0.3],
  [0.75, 0.6],
  [0.9, 0.9],
  [0.1, 0.95],
] as const

it.each(
  (['over', 'below', 'strip', 'none'] as const).flatMap((name) => [[name, false] as const, [name, true] as const]),
)('a press anywhere on a tile with its name %s opens the game (two places: %s)', async (name, isWide) => {
  const tiles = { name, shape: 'square', effect: 'none' } as unknown as GameTiles
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{ 'games.hot': 'Hot' }}>
      <GamesProvider value={games}>
        <div data-testid="place" style={{ inlineSize: isWide ? 220 : 100, blockSize: name === 'below' ? 156 : 100 }}>
          <GameTile game={game} tiles={tiles} isWide={isWide} />
        </div>
      </GamesProvider>
    </FormStage>,
  )
  await expect.element(page.getByRole('button', { name: game.title })).toBeInTheDocument()
  const { left, top, width, height } = page.getByTestId('place').element().getBoundingClientRect()
  const pressed = places.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
  expect(pressed.map((each) => each?.closest('[data-open]') !== null)).toEqual(places.map(() => true))
})

it('has its vendor within the caption below a name of two lines, where a language asks for tall lines', async () => {
  const tiles = { name: 'below', shape: 'square', effect: 'none' } as unknown as GameTiles
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{ 'games.hot': 'Hot' }}>
      <style>{':root { --font-size-small: 0.875rem } :root:root :is(button, span) { line-height: 2 }'}</style>
      <GamesProvider value={games}>
        <div data-testid="place" style={{ inlineSize: 130, blockSize: 186 }}>
          <GameTile game={game} tiles={tiles} isWide={false} />
        </div>
      </GamesProvider>
    </FormStage>,
  )
  const [place, vendor] = [page.getByTestId('place'), page.getByText('PT', { exact: true })].map((each) =>
    each.element().getBoundingClientRect(),
  )
  expect(vendor?.bottom).toBeLessThanOrEqual(place?.bottom ?? 0)
})
