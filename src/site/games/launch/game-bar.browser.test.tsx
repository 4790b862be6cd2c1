import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { sessionStore } from '@/site/session/session-store'
import { Toasts } from '@/site/ui/notices/toasts'
import { GameBar } from './game-bar'

afterEach(() => sessionStore.close())

it('says in its own words that a star was refused', async () => {
  sessionStore.start('aurora', { agent: [], trial: [] })
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 0 })
  const addFavouriteGame = () => {
    throw new Error('E_FAV_17')
  }
  await render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={{ 'launch.favourite': 'Favourite', 'game.favouriteFailed': 'They stay as they were' }}
      answers={{ addFavouriteGame, favouriteGames: () => [] }}
    >
      <GameBar
        game={{ vendor: 'PT', of: { gameId: 'g7' }, nodeId: '7', gameType: 'RNG', mode: 'real' }}
        title="Koi"
        facts={[]}
        tools={['favourite']}
        place={{ current: null }}
        isTheatre={false}
        onBack={() => undefined}
        onTheatre={() => undefined}
      />
      <Toasts />
    </FormStage>,
  )
  const star = page.getByRole('button', { name: 'Favourite' })
  await star.click()
  await expect.element(page.getByText('They stay as they were')).toBeVisible()
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
  expect(document.body.textContent).not.toContain('E_FAV_17')
})
