import { describe, expect, it, vi } from 'vitest'
import type { ServicePath } from '@/site/gateway/content/customer-service'
import { asTextKey } from '@/site/i18n/text-key'
import { checkAddress } from '@/site/lib/address'
import { encryptLink } from '@/sandbox/content/calls/encrypt-link'
import { openService, type ServiceRequest } from './open-service'

const entry = (csType: string, path: string, type = 1): ServicePath => ({ type, csType, csPosition: 'POPUP', path })
const chat = entry('LIVECHAT', encryptLink('/support?service=LIVECHAT', 'seed'), 3)
const vip = entry('VIP', '/support?service=VIP')

interface Answers {
  readonly pathList?: readonly ServicePath[] | Error
  readonly rankLevel?: number | Error
}

function setUp({ pathList = [vip, chat], rankLevel = 1 }: Answers, changes: Partial<ServiceRequest> = {}) {
  const popup = { closed: false, close: vi.fn(), location: { replace: vi.fn() } }
  const dialogs = { open: vi.fn(), confirm: vi.fn(() => Promise.resolve(false)), ask: vi.fn(), close: vi.fn() }
  const calls: string[] = []
  const value = (answer: unknown, failure: unknown) =>
    failure instanceof Error ? Promise.reject(failure) : Promise.resolve(answer)
  const send = ({ name }: { name: string }) => {
    calls.push(name)
    return name === 'customerService'
      ? value({ version: { pathList } }, pathList)
      : value({ id: '1', account: 'a', type: 0, clubLabel: { rankLevel } }, rankLevel)
  }
  const rules = { allowedHosts: ['chat.example'], origin: 'https://brand.example' }
  const leaveSite = vi.fn()
  const request: ServiceRequest = {
    gateway: { send },
    dialogs: dialogs,
    check: (address) => checkAddress(address, rules),
    leaveSite,
    errorText: (error) => asTextKey((error as Error).message),
    isSignedIn: true,
    popup: popup as unknown as Window,
    ...changes,
  }
  return { request, popup, dialogs, calls, leaveSite }
}

describe('the window of customer service', () => {
  it('shows what the encrypted link leads to', async () => {
    const { request, popup } = setUp({})
    await openService(request)
    expect(popup.location.replace).toHaveBeenCalledExactlyOnceWith('/support?service=LIVECHAT')
    expect(popup.close).not.toHaveBeenCalled()
  })

  it('shows it with blanks and line ends around it too', async () => {
    const { request, popup } = setUp({ pathList: [{ ...chat, path: ` ${chat.path}\r\n` }] })
    await openService(request)
    expect(popup.location.replace).toHaveBeenCalledExactlyOnceWith('/support?service=LIVECHAT')
  })

  it('is that of VIP service above rank level 4, and of nobody whose rank is not known', async () => {
    const high = setUp({ rankLevel: 5 })
    await openService(high.request)
    expect(high.popup.location.replace).toHaveBeenCalledExactlyOnceWith('/support?service=VIP')
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const unknown = setUp({ rankLevel: new Error('down') })
    await openService(unknown.request)
    expect(unknown.popup.location.replace).toHaveBeenCalledExactlyOnceWith('/support?service=LIVECHAT')
  })

  it('does not ask for the rank of a visitor', async () => {
    const { request, calls } = setUp({}, { isSignedIn: false })
    await openService(request)
    expect(calls).toEqual(['customerService'])
  })

  it.each([
    ['the call fails', { pathList: new Error('down') }, 'down'],
    ['there is no service', { pathList: [] }, 'customer-service.none'],
    ['the link cannot be read', { pathList: [entry('LIVECHAT', 'nonsense12345678', 3)] }, undefined],
    [
      'the address may not be followed',
      { pathList: [entry('LIVECHAT', 'https://evil.example/')] },
      'customer-service.none',
    ],
    ['the address is a script', { pathList: [entry('LIVECHAT', 'javascript:alert(1)')] }, 'customer-service.none'],
  ])('is closed, and the page says why, when %s', async (_case, answers, text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { request, popup, dialogs } = setUp(answers)
    await openService(request)
    expect(popup.close).toHaveBeenCalledOnce()
    expect(popup.location.replace).not.toHaveBeenCalled()
    expect(dialogs.open).toHaveBeenCalledExactlyOnceWith(
      'message',
      expect.objectContaining(text === undefined ? { icon: 'warning' } : { icon: 'warning', text }),
    )
  })

  it('is closed for another site, which is left for only after asking', async () => {
    const { request, popup, leaveSite } = setUp({ pathList: [entry('LIVECHAT', 'https://chat.example/1')] })
    await openService(request)
    expect(popup.close).toHaveBeenCalledOnce()
    expect(leaveSite).toHaveBeenCalledExactlyOnceWith('https://chat.example/1')
  })

  it('is offered again where the browser blocked it', async () => {
    const { request, dialogs } = setUp({}, { popup: null })
    await openService(request)
    expect(dialogs.confirm).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: 'customer-service.blocked' }),
    )
  })
})
