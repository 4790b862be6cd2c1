import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Gateway } from '@/site/gateway/gateway'
import { GatewayError } from '@/site/gateway/gateway-error'
import { tabItems } from '@/site/lib/browser-items'
import { pushOwner } from '@/site/session/push-owner'
import { keepPushInStep, PushError, pushStateOf, turnPushOff, turnPushOn } from './device-push'
import { fakePush, type FakePush } from './testing/fake-push'

/** The example of RFC 8292, and that of RFC 8291. */
const publicKey = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
const otherKey = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
const settings = { provider: 'webPush', publicKey } as const

let push: FakePush
let sent: [string, object][]
let failure: GatewayError | undefined

const gateway = {
  send({ name }: { name: string }, request: object) {
    sent.push([name, request])
    if (failure !== undefined) return Promise.reject(failure)
    return Promise.resolve(name === 'pushKey' ? { publicKey: otherKey } : null)
  },
} as unknown as Gateway

const names = () => sent.map(([name]) => name)

beforeEach(() => {
  push = fakePush()
  sent = []
  failure = undefined
})

afterEach(() => {
  push.restore()
  pushOwner.drop()
  tabItems.remove('pushTold')
  Reflect.deleteProperty(navigator, 'standalone')
})

describe('nothing is asked before it is turned on', () => {
  it('nor is anything sent', async () => {
    expect(await pushStateOf('1')).toBe('off')
    await keepPushInStep(gateway, settings, '1')
    await turnPushOff(gateway)
    expect([push.asked, sent]).toEqual([0, []])
  })
})

describe('turned on', () => {
  it('the browser asks, and the server is told which device it is', async () => {
    expect(await turnPushOn(gateway, settings, '1')).toBe('on')
    const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
    const subscription = { endpoint, p256dh: publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
    expect([push.asked, sent]).toEqual([1, [['subscribePush', { subscription, publicKey }]]])
    expect([await pushStateOf('1'), await pushStateOf('2')]).toEqual(['on', 'off'])
  })

  it('is off where the browser refuses to tell, as one does that keeps nothing', async () => {
    await turnPushOn(gateway, settings, '1')
    const refuses = vi.spyOn(navigator.serviceWorker, 'getRegistration')
    refuses.mockRejectedValueOnce(new DOMException('The operation is insecure.', 'SecurityError'))
    expect(await pushStateOf('1')).toBe('off')
    refuses.mockRestore()
    expect(await pushStateOf('1')).toBe('on')
  })

  it('subscribes with the key of the gateway where site.json names none', async () => {
    await turnPushOn(gateway, { provider: 'webPush' }, '1')
    expect(names()).toEqual(['pushKey', 'subscribePush'])
    expect(sent[1]?.[1]).toMatchObject({ publicKey: otherKey })
  })

  it('subscribes anew where the browser has another key', async () => {
    await turnPushOn(gateway, { ...settings, publicKey: otherKey }, '1')
    await turnPushOn(gateway, settings, '1')
    expect(sent[1]?.[1]).toMatchObject({ publicKey, subscription: { p256dh: publicKey } })
  })

  it.each([
    ['denied', 'denied'],
    ['default', 'off'],
  ] as const)('and answered with %s, it is %s', async (answer, state) => {
    push.answer = answer
    expect(await turnPushOn(gateway, settings, '1')).toBe(state)
    expect(sent).toEqual([])
  })

  it('and not taken by the server, nothing is left behind', async () => {
    failure = new GatewayError({ kind: 'network', call: 'subscribePush', message: 'lost' })
    await expect(turnPushOn(gateway, settings, '1')).rejects.toBe(failure)
    expect(push.subscription).toBeUndefined()
    expect(await pushStateOf('1')).toBe('off')
  })

  it('and without a push service, it says so', async () => {
    push.isBroken = true
    await expect(turnPushOn(gateway, settings, '1')).rejects.toBeInstanceOf(PushError)
    expect(await pushStateOf('1')).toBe('off')
  })
})

describe('a browser that cannot', () => {
  it('says so, and in a tab of iOS what to do', async () => {
    push.restore()
    push = fakePush({ has: false })
    expect(await pushStateOf('1')).toBe('unsupported')
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
    expect(await pushStateOf('1')).toBe('installFirst')
  })
})

describe('turned off', () => {
  it('the subscription ends here and on the server, even when the server cannot be reached', async () => {
    await turnPushOn(gateway, settings, '1')
    failure = new GatewayError({ kind: 'network', call: 'removePush', message: 'lost' })
    await turnPushOff(gateway)
    expect(sent[1]).toEqual([
      'removePush',
      { endpoint: 'https://fcm.googleapis.com/fcm/send/1', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    ])
    expect([push.subscription, await pushStateOf('1')]).toEqual([undefined, 'off'])
  })
})

describe('a later session', () => {
  beforeEach(async () => {
    await turnPushOn(gateway, settings, '1')
    sent = []
  })

  it('tells the server once, and again of what the browser has renewed', async () => {
    await keepPushInStep(gateway, settings, '1')
    expect(names()).toEqual([])
    tabItems.remove('pushTold')
    await keepPushInStep(gateway, settings, '1')
    push.subscription = undefined
    await keepPushInStep(gateway, settings, '1')
    await keepPushInStep(gateway, settings, '1')
    expect(names()).toEqual(['subscribePush', 'subscribePush'])
    expect([push.asked, await pushStateOf('1')]).toEqual([1, 'on'])
  })

  it('of another account ends what the first one had turned on', async () => {
    await keepPushInStep(gateway, settings, '2')
    expect([names(), push.subscription, pushOwner.get()]).toEqual([['removePush'], undefined, undefined])
  })

  it('ends it where the permission was taken away', async () => {
    push.permission = 'denied'
    await keepPushInStep(gateway, settings, '1')
    expect([names(), await pushStateOf('1')]).toEqual([['removePush'], 'denied'])
  })
})
