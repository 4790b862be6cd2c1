import { SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SidePromotions } from '@/site/blocks/side-menu/side-promotions'
import { NewsList } from '@/site/dialogs/after-login/news-list'
import { FormStage } from '@/site/forms/testing/form-stage'
import { noticesRequest } from '@/site/gateway/content/notices-request'
import { PlayerNotices } from '@/site/panels/member/messages/player-notices'

const promotion = (id: string, title: string) => ({ id, title })
const answer = {
  player: [{ id: 'm1', title: 'To you alone', content: '' }],
  banners: [],
  popup: [{ id: 'p1', title: 'The tables open late', content: '<p>At nine</p>' }],
  promotion: [promotion('a', 'Lucky hands'), promotion('b', 'Monday spins'), promotion('c', 'Third one')],
}
const texts = { 'after-login.news': 'News', 'side-menu.allPromotions': 'All promotions' }

// Removes the answer that is cached for the session.
beforeEach(() => sessionStorage.clear())

/** Opens the side menu, the popup and a player's messages, all filled from one answer. */
const open = (notices: () => unknown) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} answers={{ notices }}>
        <nav>
          <SidePromotions count={2} onActivate={() => {}} />
        </nav>
        <NewsList />
        <PlayerNotices />
      </FormStage>
    </SWRConfig>,
  )

it('sets promotions in the side menu, what opens by itself in the popup, what is the player’s with his messages: one call (2 §7)', async () => {
  const notices = vi.fn(() => answer)
  await open(notices)
  const links = page.getByRole('navigation').getByRole('link')
  await expect.element(links.nth(2)).toBeVisible()
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    'Lucky hands',
    'Monday spins',
    'All promotions',
  ])
  expect(links.first().element().getAttribute('href')).toBe('/offers?id=a')
  const popup = page.getByRole('region', { name: 'News' })
  await expect.element(popup).toHaveTextContent('The tables open late')
  await expect.element(page.getByRole('group', { name: 'News' })).toHaveTextContent('To you alone')
  expect(popup.element().textContent).not.toContain('To you alone')
  expect(notices.mock.calls).toEqual([[noticesRequest]])
})

it('names no promotion where there is none, and still leads to all of them', async () => {
  await open(() => ({ ...answer, promotion: [], popup: [], player: [] }))
  await expect.element(page.getByRole('link', { name: 'All promotions' })).toBeVisible()
  await expect.poll(() => page.getByRole('link').elements().length).toBe(1)
})

it('takes a list that is missing for an empty one', async () => {
  await open(() => ({ banners: [] }))
  await expect.element(page.getByRole('link', { name: 'All promotions' })).toBeVisible()
  await expect.poll(() => page.getByRole('region', { name: 'News' }).elements().length).toBe(1)
  expect(page.getByRole('link').elements()).toHaveLength(1)
})
