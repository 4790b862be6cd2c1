import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { GamesScope } from '@/site/games/games-scope'
import { MatchLane } from './match-lane'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const texts = { 'game-lanes.matches': 'Next matches', 'game-lanes.all': 'See all' }
const match = (home: number) => ({
  league: 'Lantern League',
  home: 'Comets',
  away: 'Jets',
  beginsAt: '2026-11-28T12:00:00Z',
  odds: { home, away: 2.5 },
})

it('shows the matches of the games that announce one, and reads their odds again each minute', async () => {
  let odds = 1.5
  const gameList = vi.fn(() => ({
    games: [
      { nodeId: 1, vassalage: 'IBC', gameType: 'SPORTS', title: 'Football', match: match(odds) },
      { nodeId: 2, vassalage: 'IBC', gameType: 'SPORTS', title: 'Virtual cup' },
    ],
    total: 2,
    totalPages: 1,
  }))
  await render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={texts}
      site={{ timeZone: 'Asia/Ho_Chi_Minh' }}
      answers={{ gameList }}
    >
      <GamesScope>
        <MatchLane gameType="SPORTS" />
      </GamesScope>
    </FormStage>,
  )
  const lane = page.getByRole('region', { name: 'Next matches' })
  await expect.element(lane.getByText('1.50')).toBeVisible()
  expect(lane.getByRole('button', { name: /Virtual cup/ }).query()).toBeNull()
  odds = 1.8
  await vi.advanceTimersByTimeAsync(61_000)
  await expect.element(lane.getByText('1.80')).toBeVisible()
  expect(gameList).toHaveBeenCalledTimes(2)
})
