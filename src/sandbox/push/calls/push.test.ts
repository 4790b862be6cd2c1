import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DevicePush } from '@/contract/generated/gateway-types'
import { FakePushService } from '@/sandbox/push/testing/fake-push-service'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const message = {
  merchant: 'plain',
  act: 'send-message',
  id: 'demo_player',
  title: 'Hello',
  content: '<p>All <b>is</b> well</p>',
}
const test = { ...message, act: 'send-push', id: 'demo_player' }

let service: FakePushService
let gateway: TestGateway
let token: string
let publicKey: string

beforeEach(async () => {
  service = new FakePushService()
  await service.start()
  gateway = await testGateway([{ ...plainMerchant, pushServices: [service.origin] }])
  token = await signIn('demo_player')
  const { value } = await gateway.call('pushKey')
  expect(conforms('pushKey', value)).toBe(true)
  ;({ publicKey } = value as { publicKey: string })
})

afterEach(async () => {
  gateway.close()
  await service.stop()
})

async function signIn(username: string): Promise<string> {
  const request = { username, password: 'Demo1234!', type: 'username' }
  return ((await gateway.call('login', { request })).value as { token: string }).token
}

const subscribe = (subscription: DevicePush, more: object = {}) =>
  gateway.call('subscribePush', { token, request: { subscription, publicKey, ...more } })

const known = ({ endpoint, auth }: DevicePush) => ({ endpoint, auth })

interface Sent {
  readonly devices: readonly object[]
}

describe('a subscription', () => {
  it('gets what is written to its account, encrypted for it alone and signed with the key that it named', async () => {
    const device = service.device()
    expect(await subscribe(device)).toMatchObject({ success: true, value: null })
    await gateway.panel('acts', 'POST', message)
    const notification = { title: 'Hello', body: 'All is well', tag: 'messages', url: '/?member=messages' }
    expect(service.received).toEqual([{ endpoint: device.endpoint, notification, publicKey }])
  })

  it('counts once however often it is sent, and is the last account’s', async () => {
    const device = service.device()
    await subscribe(device)
    await subscribe(device)
    token = await signIn('demo_vip')
    await subscribe(device)
    expect((await gateway.panel<Sent>('acts', 'POST', test)).devices).toEqual([])
    const { devices } = await gateway.panel<Sent>('acts', 'POST', { ...test, id: 'demo_vip' })
    expect(devices).toEqual([{ service: new URL(service.origin).host, outcome: 'sent', status: 201 }])
  })

  it('is taken over by no other account that knows its address alone', async () => {
    const [device, other] = [service.device(), service.device()]
    await subscribe(device)
    token = await signIn('demo_vip')
    const forged = { ...service.device(), endpoint: device.endpoint }
    expect(await subscribe(forged)).toMatchObject({ success: false, code: 'push_refused' })
    await subscribe(other)
    await gateway.call('renewPush', { request: { old: known(other), subscription: forged } })
    expect((await gateway.panel<Sent>('acts', 'POST', test)).devices).toMatchObject([{ outcome: 'sent' }])
    expect(service.received.map(({ endpoint }) => endpoint)).toEqual([device.endpoint])
    const { devices } = await gateway.panel<Sent>('acts', 'POST', { ...test, id: 'demo_vip' })
    expect(devices).toHaveLength(1)
  })

  it('has other keys where its own account says so', async () => {
    const device = service.device()
    await subscribe({ ...service.device(), endpoint: device.endpoint })
    expect(await subscribe(device)).toMatchObject({ success: true })
    await gateway.panel('acts', 'POST', test)
    expect(service.received.map(({ endpoint }) => endpoint)).toEqual([device.endpoint])
  })

  it('is removed by its secret alone, and a second time without complaint', async () => {
    const device = service.device()
    await subscribe(device)
    const remove = (request: object) => gateway.call('removePush', { request })
    expect((await remove({ ...known(device), auth: service.device().auth })).success).toBe(true)
    expect((await gateway.panel<Sent>('acts', 'POST', test)).devices).toHaveLength(1)
    for (const time of [1, 2]) expect((await remove(known(device))).success, `time ${time}`).toBe(true)
    expect((await gateway.panel<Sent>('acts', 'POST', test)).devices).toEqual([])
  })

  it('is renewed by its secret alone, once however often it is sent', async () => {
    const [old, next, other] = [service.device(), service.device(), service.device()]
    await subscribe(old)
    const renew = (proof: object, subscription: DevicePush) =>
      gateway.call('renewPush', { request: { old: proof, subscription } })
    expect((await renew({ ...known(old), auth: other.auth }, other)).success).toBe(true)
    for (const time of [1, 2]) expect((await renew(known(old), next)).success, `time ${time}`).toBe(true)
    await gateway.panel('acts', 'POST', test)
    expect(service.received.map(({ endpoint }) => endpoint)).toEqual([next.endpoint])
  })

  it.each([404, 410])('that the push service answers with %i is forgotten', async (status) => {
    await subscribe(service.device())
    service.status = status
    const sent = await gateway.panel<Sent>('acts', 'POST', test)
    expect(sent.devices).toMatchObject([{ outcome: 'gone', status }])
    expect((await gateway.panel<Sent>('acts', 'POST', test)).devices).toEqual([])
  })

  it.each([
    [429, 'refused'],
    [500, 'refused'],
    // What it leads to is not asked.
    [307, 'refused'],
  ])('that the push service answers with %i stays', async (status, outcome) => {
    await subscribe(service.device())
    service.status = status
    expect((await gateway.panel<Sent>('acts', 'POST', test)).devices).toMatchObject([{ outcome, status }])
    service.status = 201
    expect((await gateway.panel<Sent>('acts', 'POST', test)).devices).toMatchObject([{ outcome: 'sent' }])
  })

  it('stays when the push service is not there', async () => {
    await subscribe(service.device())
    await service.stop()
    expect((await gateway.panel<Sent>('acts', 'POST', test)).devices).toMatchObject([{ outcome: 'unreached' }])
    await service.start()
  })

  it('is one of ten at most of an account: the oldest go', async () => {
    const devices = Array.from({ length: 12 }, () => service.device())
    for (const device of devices) await subscribe(device)
    await gateway.panel('acts', 'POST', test)
    const reached = service.received.map(({ endpoint }) => endpoint)
    expect(reached.toSorted()).toEqual(
      devices
        .slice(2)
        .map(({ endpoint }) => endpoint)
        .toSorted(),
    )
  })
})

describe('is refused', () => {
  it.each([
    'http://127.0.0.1:1/push',
    'http://169.254.169.254/latest/meta-data',
    'https://localhost/push',
    'https://fcm.googleapis.com.evil.example/push',
    'https://fcm.googleapis.com:8443/push',
    'https://user:word@fcm.googleapis.com/push',
    'http://fcm.googleapis.com/push',
    'https://notify.windows.com/push',
    'https://evil.example/?fcm.googleapis.com',
    'https://[::ffff:127.0.0.1]/push',
    'https://fcm.googleapis.com./push',
    'https://fcm.googleapis.com%2eevil.example/push',
    // Programs read different hosts, or none, in these.
    'https:////fcm.googleapis.com/push',
    'https://fcm.googleapis.com\\@evil.example/push',
    'https://@fcm.googleapis.com/push',
    'https://FCM.googleapis.com/push',
  ])('an address that is no push service of a browser: %s', async (endpoint) => {
    const answer = await subscribe({ ...service.device(), endpoint })
    expect(answer).toMatchObject({ success: false, code: 'push_refused' })
    const old = service.device()
    await subscribe(old)
    const renewed = { old: known(old), subscription: { ...service.device(), endpoint } }
    expect(await gateway.call('renewPush', { request: renewed })).toMatchObject({ code: 'push_refused' })
  })

  it('a key that is no point of the curve, and a device that subscribed with another server’s key', async () => {
    const device = service.device()
    const flat = Buffer.alloc(65, 1).fill(4, 0, 1).toString('base64url')
    expect(await subscribe({ ...device, p256dh: flat })).toMatchObject({ code: 'push_refused' })
    expect(await subscribe(device, { publicKey: service.device().p256dh })).toMatchObject({ code: 'push_refused' })
  })

  it('who is not signed in, or has a trial account', async () => {
    const subscription = service.device()
    const request = { subscription, publicKey }
    expect(await gateway.call('subscribePush', { request })).toMatchObject({ status: 401 })
    const trial = await gateway.call('freePlayLogin', { request: { os: 'x', platform: 'W', random: 'x', version: 3 } })
    const answer = await gateway.call('subscribePush', { request, token: (trial.value as { token: string }).token })
    expect(answer.success).toBe(false)
  })
})

it.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
])('takes the address of a browser’s own push service: %s', async (endpoint) => {
  expect((await subscribe({ ...service.device(), endpoint })).success).toBe(true)
})

it('keeps one key for all brands, and shows the private one to nobody', async () => {
  const text = JSON.stringify([await gateway.call('pushKey'), await gateway.panel('acts', 'POST', test)])
  expect(text).toContain(publicKey)
  expect(text).not.toMatch(/private/i)
  expect((await gateway.call('pushKey')).value).toEqual({ publicKey })
})
