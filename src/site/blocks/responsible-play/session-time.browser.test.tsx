import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { rememberAnswer } from '@/site/session/reality-check'
import { sessionMinutes } from '@/site/session/session-minutes'
import { sessionStore } from '@/site/session/session-store'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { SessionTime } from './session-time'

const minute = 60_000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 0, 31, 12, 0) })
  sessionStore.start('aurora', { agent: [], trial: [] })
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 0 })
})
afterEach(() => {
  sessionStore.close()
  vi.useRealTimers()
})

/** Stands in for the dialog host, which the app renders above the blocks. */
function Dialogs() {
  const answer = (onClose: () => void) => {
    rememberAnswer(sessionMinutes())
    onClose()
  }
  return useOpenDialogs().map(({ id, name, onClose }) => (
    <button key={id} onClick={() => answer(onClose)}>
      {name}
    </button>
  ))
}

const open = (interval = 60) =>
  render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{ 'responsible-play.clock': 'Playing for {{time}}' }}>
      <SessionTime clock interval={interval} />
      <Dialogs />
    </FormStage>,
  )

const clock = (time: string) => expect.element(page.getByText(`Playing for ${time}`)).toBeVisible()
const check = page.getByRole('button', { name: 'reality-check' })

it('asks after each interval, and not twice about one that was left open', async () => {
  await open()
  vi.advanceTimersByTime(59 * minute)
  await clock('59 min')
  expect(check.query()).toBeNull()
  vi.advanceTimersByTime(minute)
  await expect.element(check).toBeVisible()
  vi.advanceTimersByTime(65 * minute)
  await clock('2 hr 5 min')
  expect(check.elements()).toHaveLength(1)
  await check.click()
  vi.advanceTimersByTime(54 * minute)
  await clock('2 hr 59 min')
  expect(check.query()).toBeNull()
  vi.advanceTimersByTime(minute)
  await expect.element(check).toBeVisible()
})

it('asks at once when the time passed while the page was away, and once for each interval', async () => {
  vi.setSystemTime(Date.now() + 70 * minute)
  const first = await open()
  await check.click()
  await first.unmount()
  await open()
  await clock('1 hr 10 min')
  expect(check.query()).toBeNull()
})

it('never asks where the interval is 0', async () => {
  vi.setSystemTime(Date.now() + 300 * minute)
  await open(0)
  await clock('5 hr')
  expect(check.query()).toBeNull()
})

it('says the time without reading it out by itself', async () => {
  await open()
  await clock('0 min')
  expect(document.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull()
})
