import type { Page } from '@playwright/test'
import type { DevicePush } from '@/contract/generated/gateway-types'
import { FakePushService } from '@/sandbox/push/testing/fake-push-service'
import { bringAxe, expectAccessible } from './accessibility'
import { goSignedIn, registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { brandAddress, journeyPort, pushServiceOrigin, serverAddress } from './journey-server'

test.use({ serviceWorkers: 'allow' })

/** A brand whose notifications may be sent to this push service too. */
const brand = { code: 'notified', address: brandAddress('notified'), port: journeyPort }
const service = new FakePushService()

test.beforeAll(() => service.start(Number(new URL(pushServiceOrigin).port)))
test.afterAll(() => service.stop())

/** A test browser reaches no push service: it has one on this machine. */
function subscribeTo(device: DevicePush): void {
  let isOn = sessionStorage.getItem('testPush') === 'on'
  const set = (value: boolean) => {
    isOn = value
    sessionStorage.setItem('testPush', value ? 'on' : 'off')
  }
  const subscription = {
    endpoint: device.endpoint,
    options: {},
    toJSON: () => ({ keys: { p256dh: device.p256dh, auth: device.auth } }),
    unsubscribe() {
      set(false)
      return Promise.resolve(true)
    },
  }
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(isOn ? subscription : null),
    subscribe() {
      set(true)
      return Promise.resolve(subscription)
    },
  })
  const permission = () => (document.documentElement.hasAttribute('data-asked') ? 'granted' : 'default')
  Object.defineProperty(Notification, 'permission', { get: permission })
  Notification.requestPermission = () => {
    document.documentElement.setAttribute('data-asked', '')
    return Promise.resolve('granted')
  }
}

/** The worker gets a message as from the push service. */
async function deliver(page: Page, data: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const versions = new Promise<string>((known) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) known(first.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await versions
  await client.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data })
  await client.detach()
}

/** A test browser has no place for notifications: what its worker would show there is noted instead. */
async function noteNotifications(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('the brand has no worker')
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const shown: unknown[] = []
    Object.assign(globalThis, { shown })
    registration.showNotification = (title, { body, data } = {}) => {
      shown.push({ title, body, path: data as unknown })
      return Promise.resolve()
    }
  })
  return () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
}

const send = (act: string, id: string) =>
  fetch(`${serverAddress(journeyPort)}/sandbox/acts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: brand.code, act, id, title: 'A gift', content: '<p>It is in your rewards.</p>' }),
  })

test('a player turns notifications on, gets what is written to them, and nothing more once they are off', async ({
  page,
  context,
}) => {
  const account = await registerByCall(brand)
  await context.grantPermissions(['notifications'], { origin: brand.address })
  await bringAxe(page)
  await page.addInitScript(subscribeTo, service.device())
  await goSignedIn(page, brand, account, '/?member=messages')
  const section = page.getByRole('group', { name: 'Notifications on this device' })
  await expect(section.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  await expectAccessible(page, 'the offer')
  await expect(page.locator(':root')).not.toHaveAttribute('data-asked')
  await send('send-message', account.username)
  expect(service.received).toEqual([])
  await section.getByRole('button', { name: 'Turn on notifications' }).press('Enter')
  await expect(section.getByRole('button', { name: 'Turn off' })).toBeVisible()

  await send('send-message', account.username)
  const notification = {
    ...{ title: 'A gift', body: 'It is in your rewards.' },
    ...{ tag: 'messages', url: '/?member=messages' },
  }
  expect(service.received.map((each) => each.notification)).toEqual([notification])
  const shown = await noteNotifications(page)
  await deliver(page, JSON.stringify(notification))
  await expect.poll(shown).toContainEqual({ title: 'A gift', body: notification.body, path: notification.url })
  await deliver(page, 'nothing that can be read')
  await expect.poll(shown).toContainEqual({ title: 'Derby', body: 'You have a new message.', path: '/' })

  await section.getByRole('button', { name: 'Turn off' }).press('Enter')
  await expect(section.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  await send('send-push', account.username)
  expect(service.received).toHaveLength(1)
})
