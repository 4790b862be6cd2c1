import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { useCustomerService } from './customer-service'

const answered = vi.fn(() => ({ version: { pathList: [] } }))

function Service() {
  return <button onClick={useCustomerService()}>Ask</button>
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('a second press of a hasty finger opens no second window, a later one does', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} answers={{ customerService: answered }}>
      <Service />
    </FormStage>,
  )
  const ask = page.getByRole('button', { name: 'Ask' }).element() as HTMLElement
  ask.click()
  await expect.poll(() => answered.mock.calls.length).toBe(1)
  await vi.advanceTimersByTimeAsync(150)
  ask.click()
  expect(open).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(600)
  ask.click()
  expect(open).toHaveBeenCalledTimes(2)
  open.mockRestore()
})
