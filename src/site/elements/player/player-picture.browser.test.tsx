import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlayerPicture } from './player-picture'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')}`
const addressOf = vi.hoisted(() => (address: string | null) => address ?? undefined)
const answer = vi.hoisted(() => ({ avatar: null as string | null }))

vi.mock('@/site/gateway/account/avatar', () => ({ usePlayerAvatar: () => ({ data: answer }) }))
vi.mock('@/site/merchant/picture-address', () => ({ usePictureAddress: () => addressOf }))

const pictures = () => document.querySelectorAll('img')

it('shows the picture that the player has chosen', async () => {
  answer.avatar = picture
  const screen = await render(<PlayerPicture account="demo" size={2.4} />)
  expect(pictures()).toHaveLength(1)
  expect(screen.container.textContent).toBe('')
})

it('shows the default avatar where none is chosen', async () => {
  answer.avatar = null
  const screen = await render(<PlayerPicture account="demo" size={2.4} />)
  expect(pictures()).toHaveLength(0)
  await expect.element(screen.getByText('D')).toBeVisible()
})

it('shows the default avatar in place of a picture that cannot be loaded', async () => {
  answer.avatar = 'data:image/svg+xml,broken'
  const screen = await render(<PlayerPicture account="demo" size={2.4} />)
  await expect.element(screen.getByText('D')).toBeVisible()
  expect(pictures()).toHaveLength(0)
})
