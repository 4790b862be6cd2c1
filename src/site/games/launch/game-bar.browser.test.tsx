import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { sessionResult } from '@/site/session/session-result'
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

/** The names of what is shown, in the languages of the shipped brands. */
const languages = [
  { locale: 'en', texts: textsOf('Balance', 'Session', 'Net result') },
  { locale: 'fil-PH', texts: textsOf('Balance', 'Session', 'Kabuuang resulta') },
  { locale: 'vi-VN', texts: textsOf('Số dư', 'Phiên', 'Lãi lỗ') },
]

function textsOf(balance: string, clock: string, result: string) {
  return { 'launch.balance': balance, 'launch.clock': clock, 'launch.result': result, 'dialog.close': 'Close' }
}

const screens = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 640, height: 360 },
  { width: 1440, height: 900 },
]

it.each(languages.flatMap(({ locale, texts }) => screens.map((screen) => ({ locale, texts, ...screen }))))(
  'is one row of 40 pixels in $locale at $width × $height, with the longest balance and after a win',
  async ({ locale, texts, width, height }) => {
    await page.viewport(width, height)
    sessionStore.start('aurora', { agent: [], trial: [] })
    sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 0 })
    const { container } = await render(
      <FormStage
        fields={{ forms: {}, patterns: {} }}
        texts={texts}
        site={{
          currency: { code: 'VND', digits: 2 },
          languages: { items: { EN: { locale, label: locale } }, order: ['EN'] },
        }}
        answers={{ balance: () => ({ sumBalance: 999_999_999_999.99 }), favouriteGames: () => [] }}
      >
        <GameBar
          game={{ vendor: 'PT', of: { gameId: 'g7' }, nodeId: '7', gameType: 'RNG', mode: 'real' }}
          title="The Golden Koi of the Seven Lanterns"
          facts={['balance', 'clock', 'result']}
          tools={['favourite', 'theatre', 'fullScreen']}
          place={{ current: document.body }}
          isTheatre={false}
          onBack={() => undefined}
          onTheatre={() => undefined}
        />
      </FormStage>,
    )
    const balance = page.getByRole('button', { name: /999[.,]999[.,]999[.,]999/ })
    await expect.element(balance).toBeVisible()
    const bar = container.querySelector('h1')!.closest('div')!.parentElement!
    const places = () =>
      [bar, ...bar.querySelectorAll('button')].map((part) => {
        const { left, right, height: tall } = part.getBoundingClientRect()
        return [left, right, tall]
      })
    const before = places()
    expect(bar.getBoundingClientRect().height).toBe(40)
    expect(bar.scrollWidth).toBeLessThanOrEqual(width)
    const shown = balance.element()
    expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)

    sessionResult.add(123_456_789_00)
    await balance.click()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet.getByText(texts['launch.result'])).toBeVisible()
    await expect.element(sheet.getByText(/123[.,]456[.,]789/)).toBeVisible()
    await sheet.getByRole('button', { name: texts['dialog.close'] }).click()
    expect(places()).toEqual(before)
  },
)
