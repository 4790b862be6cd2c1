import { createRef } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '@/site/i18n/language'
import type { Banner } from './banner'
import { Carousel } from './carousel'

const settings = {
  brand: 'Brand',
  languages: { EN: { locale: 'en', label: 'English' } },
  order: ['EN'],
  defaultLanguage: 'EN',
  texts: {
    'banner.carousel': 'carousel',
    'banner.slide': 'slide',
    'banner.group': 'Offers',
    'banner.goTo': 'Banner {{n}} of {{total}}',
    'banner.pause': 'Pause',
    'banner.play': 'Play',
  },
  locales: {},
  languageBases: {},
}

const src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const banners = ['First', 'Second', 'Third'].map((title): Banner => ({
  id: title,
  picture: { src, width: 1600, height: 640 },
  alt: '',
  narrowPicture: undefined,
  isMirrored: false,
  title,
  text: undefined,
  label: undefined,
  action: undefined,
}))

const show = (count: number, delay: number) =>
  render(
    <LanguageProvider settings={settings}>
      <h1>Elsewhere</h1>
      <Carousel frame={createRef()} banners={banners.slice(0, count)} shape="card" pager="dots" delay={delay} />
    </LanguageProvider>,
  )

const showShape = (shape: 'card' | 'strip') =>
  render(
    <LanguageProvider settings={settings}>
      <Carousel
        frame={createRef()}
        banners={[{ ...banners[0]!, narrowPicture: { src, width: 800, height: 800 } }]}
        shape={shape}
        pager="dots"
        delay={0}
      />
    </LanguageProvider>,
  )

const slide = (n: number, total: number) => page.getByRole('group', { name: `Banner ${n} of ${total}` })
const dot = (n: number, total: number) => page.getByRole('button', { name: `Banner ${n} of ${total}` })
const longEnough = 60_000

/** Moves the pointer away: it stays where the previous test left it, and a hovered banner does not rotate. */
const pointElsewhere = () => page.getByRole('heading', { name: 'Elsewhere' }).hover()

it('shows one banner without pager or pause', async () => {
  await show(1, 20)
  await expect.element(slide(1, 1)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('goes to the banner whose dot is pressed, and hides the others from the keyboard and from listeners', async () => {
  await show(3, longEnough)
  await dot(3, 3).click()
  await expect.element(dot(3, 3)).toHaveAttribute('aria-current', 'true')
  await expect.element(slide(3, 3)).toBeVisible()
  await expect.element(slide(1, 3)).toHaveAttribute('inert')
})

it('turns by itself, round the end', async () => {
  await show(2, 600)
  await pointElsewhere()
  await expect.element(dot(2, 2)).toHaveAttribute('aria-current', 'true')
  await expect.element(dot(1, 2)).toHaveAttribute('aria-current', 'true')
})

it('stops while it is hovered, and for good when it is paused', async () => {
  const { container } = await show(2, longEnough)
  const turning = () => container.querySelector('[aria-live]')?.getAttribute('aria-live') === 'off'
  await pointElsewhere()
  await expect.poll(turning).toBe(true)
  await page.getByRole('region', { name: 'Offers' }).hover()
  await expect.poll(turning).toBe(false)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(turning()).toBe(false)
})

it('has no pause where nothing turns', async () => {
  await show(2, 0)
  await expect.element(dot(1, 2)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
})

it('shows the picture for phones where the wide one would be cut, and not in a strip, where that one would be', async () => {
  const card = await showShape('card')
  expect(card.container.querySelectorAll('source')).toHaveLength(1)
  const strip = await showShape('strip')
  expect(strip.container.querySelectorAll('source')).toHaveLength(0)
})

it.each([true, false])(
  'marks a picture that right-to-left pages turn round, if it may be mirrored (%s)',
  async (isMirrored) => {
    const banner = { ...banners[0]!, isMirrored }
    await render(
      <LanguageProvider settings={settings}>
        <Carousel frame={createRef()} banners={[banner]} shape="card" pager="dots" delay={0} />
      </LanguageProvider>,
    )
    expect(document.querySelector('picture img')!.hasAttribute('data-turns')).toBe(isMirrored)
  },
)
