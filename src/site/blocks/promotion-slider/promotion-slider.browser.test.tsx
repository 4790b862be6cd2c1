import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { asTextKey } from '@/site/i18n/text-key'
import { PromotionSlider } from './promotion-slider'
import schema from './promotion-slider.schema.json'

const texts = {
  title: 'For new players',
  'banner.slide': 'slide',
  'banner.pause': 'Pause',
  'banner.play': 'Play',
  'promotion-slider.goTo': 'Offer {{n}} of {{total}}',
  'promotion-slider.more': 'See the promotion',
}
const promotion = [
  { id: 'one', title: 'First', category: 'new_player' },
  { id: 'two', title: 'Second', category: 'new_player' },
  { id: 'club', title: 'Club', category: 'vip' },
]
const longEnough = 60_000

const open = (category: string, autoplay: number) =>
  render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={texts}
      site={{ allowedHosts: [] }}
      answers={{ notices: () => ({ player: [], banners: [], popup: [], promotion }) }}
    >
      <h1>Elsewhere</h1>
      <PromotionSlider title={asTextKey('title')} category={category} autoplay={autoplay} />
    </FormStage>,
  )

/** Moves the pointer away: it stays where the previous test left it, and a hovered slide does not rotate. */
const pointElsewhere = () => page.getByRole('heading', { name: 'Elsewhere' }).hover()
const dot = (n: number) => page.getByRole('button', { name: `Offer ${n} of 2` })

it('shows the promotions of its category alone, each a link to its page', async () => {
  await open('new_player', longEnough)
  await dot(2).click()
  await expect.element(page.getByRole('link', { name: /Second/ })).toHaveAttribute('href', '/offers?id=two')
  expect(page.getByText('Club').elements()).toHaveLength(0)
})

it('turns by itself when there is more than one, until it is paused', async () => {
  await open('new_player', 600)
  await pointElsewhere()
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

it('has nothing to turn when there is one, and takes no room when there is none', async () => {
  const { unmount } = await open('vip', longEnough)
  await expect.element(page.getByRole('link', { name: /Club/ })).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
  await unmount()
  await open('none', longEnough)
  await expect.element(page.getByRole('heading', { name: 'For new players' })).not.toBeInTheDocument()
})

it('stays five seconds at each promotion of new players unless a merchant says otherwise', () => {
  expect(schema.properties.autoplay.default).toBe(5000)
  expect(schema.properties.category.default).toBe('new_player')
})
