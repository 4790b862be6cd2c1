import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { signals } from '@/site/lib/signals'
import { useGivenUp } from './use-given-up'

function Form() {
  const { onType, onSent } = useGivenUp('register', { username: {}, mobileNum: {} })
  return (
    <form
      onInputCapture={onType}
      onSubmit={(event) => {
        event.preventDefault()
        onSent()
      }}
    >
      <input aria-label="Name" name="username" />
      <input aria-label="Mobile" name="mobileNum" />
      <input aria-label="Search" name="q" />
      <button>Send</button>
    </form>
  )
}

beforeEach(() => void signals.splice(0))
afterEach(() => void signals.splice(0))

it('tells at which field a form was left, and nothing of what was typed', async () => {
  const { unmount } = await render(<Form />)
  await page.getByLabelText('Name').fill('ann')
  await page.getByLabelText('Mobile').fill('0901234567')
  await page.getByLabelText('Search').fill('help')
  await unmount()
  expect(signals.splice(0)).toEqual([['forms', 'register', 'mobileNum']])
})

it('tells it when the page goes, once', async () => {
  const { unmount } = await render(<Form />)
  await page.getByLabelText('Name').fill('ann')
  dispatchEvent(new Event('pagehide'))
  await unmount()
  expect(signals.splice(0)).toEqual([['forms', 'register', 'username']])
})

it('tells nothing of a form that was sent, or that nobody typed into', async () => {
  const { unmount } = await render(<Form />)
  await page.getByLabelText('Name').fill('ann')
  await userEvent.keyboard('{Enter}')
  await unmount()
  const { unmount: leave } = await render(<Form />)
  await leave()
  expect(signals.splice(0)).toEqual([])
})
