import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import type { Buttons } from '@/contract/generated/merchant-types'
import { answeredAt } from '@/site/session/reality-check'
import { sessionStore } from '@/site/session/session-store'
import { RealityCheck } from './reality-check'

const texts = {
  'reality-check.title': 'Look back',
  'reality-check.time': 'You have been playing for {{time}}.',
  'reality-check.text': 'Go on?',
  'reality-check.keepPlaying': 'Keep playing',
  'nav.signOut': 'Sign out',
  'nav.responsible': 'Limits',
  'nav.limits': 'Your own limits',
  'dialog.close': 'Close',
}
const limits = {
  label: 'nav.responsible',
  emphasis: 'quiet',
  action: { action: 'navigate', to: '/help', query: {} },
} as const
const links: Buttons = { items: { limits }, order: ['limits'] }
const site = { responsiblePlay: { notice: false, sessionClock: true, realityCheckMinutes: 60, limits: [], links } }
const minute = 60_000
const onClose = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 0, 31, 12, 0) })
  sessionStore.start('aurora', { agent: [], trial: [] })
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 0 })
  vi.setSystemTime(Date.now() + 60 * minute)
})
afterEach(() => {
  sessionStore.close()
  vi.useRealTimers()
})

const open = (limits: readonly string[] = []) =>
  render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={texts}
      site={{ responsiblePlay: { ...site.responsiblePlay, limits } } as never}
    >
      <RealityCheck onClose={onClose} />
    </FormStage>,
  )

const question = page.getByRole('dialog', { name: 'Look back' })

it('says how long the session lasts, and goes on when the player does', async () => {
  await open()
  await expect.element(question).toHaveTextContent('You have been playing for 1 hr.')
  vi.advanceTimersByTime(5 * minute)
  await expect.element(question).toHaveTextContent('You have been playing for 1 hr 5 min.')
  await page.getByRole('button', { name: 'Keep playing' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(answeredAt()).toBe(65)
})

it('is answered by no key that was meant for a game, and goes on at Escape', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'Look back' })).toHaveFocus()
  await userEvent.keyboard('{Enter} ')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(answeredAt()).toBe(60)
})

it('closes before a link to help is followed', async () => {
  await open()
  await page.getByRole('link', { name: 'Limits' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

it("leads to the player's own limits, where the merchant has any, and closes before", async () => {
  const { unmount } = await open()
  await expect.element(question).toBeVisible()
  expect(page.getByRole('button', { name: 'Your own limits' }).query()).toBeNull()
  await unmount()
  await open(['session'])
  await page.getByRole('button', { name: 'Your own limits' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})
