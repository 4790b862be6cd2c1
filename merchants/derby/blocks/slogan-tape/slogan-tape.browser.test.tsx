import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '@/site/i18n/language'
import { asTextKey } from '@/site/i18n/text-key'
import { SloganTape } from './slogan-tape'

const settings = {
  brand: 'Brand',
  languages: { EN: { locale: 'en', label: 'English' } },
  order: ['EN'],
  defaultLanguage: 'EN',
  texts: {
    'slogan-tape.label': 'Slogans',
    'slogan-tape.pause': 'Pause',
    'slogan-tape.play': 'Play',
    'tape.one': 'One',
    'tape.two': 'Two',
  },
  locales: {},
}

const show = (pace: 'slow' | 'fast' = 'fast') =>
  render(
    <LanguageProvider settings={settings}>
      <SloganTape slogans={[asTextKey('tape.one'), asTextKey('tape.two')]} look="band" pace={pace} />
    </LanguageProvider>,
  )

const list = () => page.getByRole('list')
const running = () => list().element().getAnimations()[0]

it('says each slogan once to those who listen', async () => {
  await show()
  await expect.element(page.getByRole('region', { name: 'Slogans' })).toBeVisible()
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['One', 'Two'])
})

it('runs until it is paused, and on from there', async () => {
  await show()
  const pause = page.getByRole('button', { name: 'Pause' })
  // Away from the slogans, which stand still under the pointer, wherever it was left.
  await pause.hover()
  expect(running()?.playState).toBe('running')
  await pause.click()
  expect(running()?.playState).toBe('paused')
  await page.getByRole('button', { name: 'Play' }).click()
  expect(running()?.playState).toBe('running')
})

it('takes more time for a slower pace', async () => {
  const seconds = () => Number(running()?.effect?.getComputedTiming().duration) / 1000
  const { unmount } = await show('fast')
  const fast = seconds()
  await unmount()
  await show('slow')
  expect(seconds()).toBeGreaterThan(fast)
})
