import useSWR from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Gateway } from './gateway'
import { GatewayProvider } from './gateway-context'
import { GatewayError, type GatewayErrorKind } from './gateway-error'

const ask = vi.fn<() => Promise<string>>()
const no = (kind: GatewayErrorKind) => new GatewayError({ kind, call: 'merchantWallet', message: 'no' })

function Shown() {
  return <p>{useSWR('wallet', ask).data ?? 'unknown'}</p>
}

const open = () =>
  render(
    <GatewayProvider gateway={{} as Gateway}>
      <Shown />
    </GatewayProvider>,
  )

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // The middle of the random jitter that spreads the retries.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks for what is shown until the line is mended, and less and less often', async () => {
  ask.mockRejectedValue(no('network'))
  await open()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  for (const [index, seconds] of [2, 4, 8, 16, 32, 64, 128, 256, 256].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 100)
    expect(ask).toHaveBeenCalledTimes(index + 1)
    await vi.advanceTimersByTimeAsync(100)
    expect(ask).toHaveBeenCalledTimes(index + 2)
  }
  ask.mockResolvedValue('a wallet for each vendor')
  await vi.advanceTimersByTimeAsync(256_000)
  await expect.element(page.getByText('a wallet for each vendor')).toBeVisible()
})

it('takes no for an answer', async () => {
  ask.mockRejectedValue(no('refused'))
  await open()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ask).toHaveBeenCalledTimes(1)
})
