import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { sessionStore } from '@/site/session/session-store'
import { PlayerPicture } from './player-picture'

/** A picture that is there under the address of the tests' page. */
const picture = '/merchants/aurora/assets/banner-reels-narrow.svg'

beforeEach(() => {
  sessionStore.start('stage', { agent: [1], trial: [4] })
  sessionStore.open('a-token', { account: 'demo', customerId: '1001', accountType: 0 })
})
afterEach(() => sessionStore.close())

/** The picture of a player who has chosen this one. */
const show = (avatar: string | null) =>
  render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={{}}
      site={{ allowedHosts: [] }}
      answers={{ playerAvatar: () => ({ avatar }) }}
    >
      <PlayerPicture account="demo" size={2.4} />
    </FormStage>,
  )
const pictures = () => document.querySelectorAll('img')

it('shows the picture that the player has chosen', async () => {
  const screen = await show(picture)
  await expect.poll(pictures).toHaveLength(1)
  expect(screen.container.textContent).toBe('')
})

it('shows the default avatar where none is chosen', async () => {
  const screen = await show(null)
  await expect.element(screen.getByText('D')).toBeVisible()
  expect(pictures()).toHaveLength(0)
})

it('shows the default avatar in place of a picture that cannot be loaded', async () => {
  const onFailed = vi.fn()
  // An image's error event does not bubble.
  document.addEventListener('error', onFailed, { capture: true, once: true })
  const screen = await show('/no-such-picture.webp')
  await expect.poll(() => onFailed.mock.calls).toHaveLength(1)
  await expect.element(screen.getByText('D')).toBeVisible()
  expect(pictures()).toHaveLength(0)
})
