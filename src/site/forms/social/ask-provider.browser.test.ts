import { afterEach, expect, it, vi } from 'vitest'
import { announceAnswer } from '@/site/session/oauth-answers'
import { askProvider } from './ask-provider'

const config = { clientId: 'acme', scope: 'openid' }
afterEach(() => vi.restoreAllMocks())

/** A popup whose location the test controls. */
function openWindow() {
  const popup = { closed: false, close: vi.fn(), location: { replace: vi.fn<(address: string) => void>() } }
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  return popup
}

const ask = (signal = new AbortController().signal, authorizeUrl = '/authorize') =>
  askProvider({ provider: 'google', config: { ...config, authorizeUrl }, signal })

async function stateAsked(popup: ReturnType<typeof openWindow>): Promise<string> {
  await vi.waitFor(() => expect(popup.location.replace).toHaveBeenCalled())
  return new URL(popup.location.replace.mock.calls[0]![0]).searchParams.get('state') ?? ''
}

it('gives the code and what it is bound to, and closes the window', async () => {
  const popup = openWindow()
  const outcome = ask()
  announceAnswer(`?code=the-code&state=${await stateAsked(popup)}`)
  const redirectUri = `${location.origin}/oauth-return`
  await expect(outcome).resolves.toMatchObject({
    kind: 'code',
    request: { provider: 'google', code: 'the-code', redirectUri },
  })
  expect(popup.close).toHaveBeenCalled()
})

it('takes no answer to a question that it did not ask', async () => {
  const popup = openWindow()
  const outcome = ask()
  const state = await stateAsked(popup)
  announceAnswer('?code=of-somebody-else&state=another')
  announceAnswer('?code=without-state')
  announceAnswer(`?error=access_denied&state=${state}`)
  await expect(outcome).resolves.toEqual({ kind: 'denied' })
})

it('says that the browser blocked the window', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  await expect(ask()).resolves.toEqual({ kind: 'blocked' })
})

it('says that the player closed the window', async () => {
  const popup = openWindow()
  const outcome = ask()
  await stateAsked(popup)
  popup.closed = true
  await expect(outcome).resolves.toEqual({ kind: 'closed' })
})

it('does not take a window that shows another site for closed, until the player gives up', async () => {
  const popup = openWindow()
  const giveUp = new AbortController()
  const outcome = ask(giveUp.signal, 'https://id.example/authorize')
  const state = await stateAsked(popup)
  popup.closed = true
  announceAnswer(`?error=server_error&state=${state}`)
  await expect(outcome).resolves.toEqual({ kind: 'failed' })

  const again = ask(giveUp.signal, 'https://id.example/authorize')
  giveUp.abort()
  await expect(again).resolves.toEqual({ kind: 'closed' })
})
