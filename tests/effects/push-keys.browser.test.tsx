import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import type { Gateway } from '@/site/gateway/gateway'
import { turnPushOn } from '@/site/merchant/push/device-push'
import { fakePush, type FakePush } from '@/site/merchant/push/testing/fake-push'
import { PushSection } from '@/site/panels/member/messages/push-section'
import { pushOwner } from '@/site/session/push-owner'
import { sessionStore } from '@/site/session/session-store'

/** Keys of notifications act where a browser has a push service. tests/effects/seen-in-browser.ts names them. */
let push: FakePush

beforeEach(() => {
  push = fakePush()
})

afterEach(() => {
  push.restore()
  pushOwner.drop()
  sessionStore.close()
})

it.each(['none', 'webPush'] as const)('site.push.provider offers notifications or does not: %s', async (provider) => {
  sessionStore.start('stage', { agent: [], trial: [] })
  sessionStore.open('t', { account: 'a', customerId: '1', accountType: 0 })
  const texts = { 'push.title': 'Notifications', 'push.off': 'Explained', 'push.turnOn': 'Turn on' }
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} site={{ push: { provider } }}>
      <PushSection />
    </FormStage>,
  )
  const button = page.getByRole('button', { name: 'Turn on' })
  if (provider === 'none') await expect.element(button).not.toBeInTheDocument()
  else await expect.element(button).toBeVisible()
})

it('site.push.publicKey is what a device subscribes with', async () => {
  const publicKey = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
  const sent: unknown[] = []
  const gateway = { send: (_: object, request: object) => Promise.resolve(sent.push(request)) } as unknown as Gateway
  await turnPushOn(gateway, { provider: 'webPush', publicKey }, '1')
  expect(sent).toMatchObject([{ publicKey }])
})
