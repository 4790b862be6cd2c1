import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Answers } from '@/site/forms/testing/form-stage'
import { GatewayError } from '@/site/gateway/gateway-error'
import type { CallName } from '@/contract/endpoints/endpoints'
import { sessionStore } from '@/site/session/session-store'
import { icons, SecurityCenterStage } from './security-center-stage'

const picture = (n: number) => page.getByRole('radio', { name: `Picture ${n} of 3` })
const inHeader = () => page.getByTestId('header').element().querySelector('img')?.getAttribute('src')

async function open(answers: Answers = {}) {
  await render(<SecurityCenterStage answers={answers} />)
  await expect.element(picture(1)).toBeVisible()
}

function unreachable(call: CallName) {
  return () => {
    throw new GatewayError({ kind: 'network', call, message: 'no line' })
  }
}

/** Answers that stay pending until the test releases them. */
function heldBack() {
  const waiting: (() => void)[] = []
  const call = vi.fn(
    ({ icon }: { icon: string }) =>
      new Promise((resolve) => {
        waiting.push(() => resolve({ selected: icon }))
      }),
  )
  return { call, answerNext: () => waiting.shift()?.() }
}

beforeEach(() => {
  sessionStore.start('stage', { agent: [1], trial: [4] })
  sessionStore.open('a-token', { account: 'demo_player', customerId: '1001', accountType: 0 })
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStore.close()
})

describe('the picture of the player', () => {
  it('is saved when it is chosen, and stands in the header at once', async () => {
    const updateMemberIcon = vi.fn((request: object) => ({ selected: (request as { icon: string }).icon }))
    await open({ updateMemberIcon })
    await expect.poll(inHeader).toBe(icons[0])
    await picture(3).click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(updateMemberIcon.mock.calls).toEqual([[{ icon: icons[2] }]])
    await expect.element(picture(3)).toBeChecked()
    expect(inHeader()).toBe(icons[2])
  })

  it('stays what it was when it cannot be saved, and says why', async () => {
    await open({ updateMemberIcon: unreachable('updateMemberIcon') })
    await picture(2).click()
    await expect.element(page.getByText('Not changed. No connection')).toBeVisible()
    await expect.element(picture(1)).toBeChecked()
    expect(inHeader()).toBe(icons[0])
  })

  it('is chosen with the arrow keys, one call at a time and only the last of them', async () => {
    const { call, answerNext } = heldBack()
    await open({ updateMemberIcon: call as Answers['updateMemberIcon'] & object })
    picture(1).element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowRight}')
    await expect.element(picture(3)).toBeChecked()
    await expect.element(page.getByText('Saving')).toBeVisible()
    expect(call.mock.calls).toEqual([[{ icon: icons[1] }]])
    answerNext()
    await expect.poll(() => call.mock.calls).toEqual([[{ icon: icons[1] }], [{ icon: icons[2] }]])
    answerNext()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(inHeader()).toBe(icons[2])
  })

  it('is the default in place of one that cannot be loaded or may not be', async () => {
    const broken = ['/no-such-picture.svg', 'https://elsewhere.example/me.svg']
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await open({ memberIcon: () => ({ icons: [icons[0], ...broken], selected: null }) })
    await expect.poll(() => page.getByRole('radiogroup').element().querySelectorAll('img')).toHaveLength(1)
    expect(page.getByText('D', { exact: true }).elements()).toHaveLength(2)
  })
})

describe('the sign-in name', () => {
  it('is copied, and that is said', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await open()
    await page.getByRole('button', { name: 'Copy the username' }).click()
    await expect.element(page.getByText('Copied.')).toBeVisible()
    expect(writeText.mock.calls).toEqual([['demo_player']])
  })

  it('is left to the player to copy where the browser gives no clipboard', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await open()
    await page.getByRole('button', { name: 'Copy the username' }).click()
    await expect.element(page.getByText('Copy it yourself.')).toBeVisible()
  })
})

describe('the account data', () => {
  it('is asked for again after a failure', async () => {
    const memberInfo = vi.fn(() => ({ id: '1001', account: 'demo_player', type: 0 }))
    memberInfo.mockImplementationOnce(unreachable('memberInfo'))
    await open({ memberInfo })
    await expect.element(page.getByText('No connection')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('demo_player')).toBeVisible()
    await expect.element(page.getByText('Player', { exact: true })).toBeVisible()
  })
})

describe('sessions elsewhere', () => {
  it('end after a question, and how many is said', async () => {
    const endOtherSessions = vi.fn(() => ({ ended: 1 }))
    await open({ endOtherSessions })
    await page.getByRole('button', { name: 'Sign out elsewhere' }).click()
    const asked = page.getByRole('dialog', { name: 'message' })
    await expect.element(asked).toHaveTextContent('safety.endOthersAsk')
    expect(endOtherSessions).not.toHaveBeenCalled()
  })
})

describe('a new password', () => {
  it('is asked for in its dialog', async () => {
    await open()
    await page.getByRole('button', { name: 'Change Login password' }).click()
    await expect.element(page.getByRole('dialog', { name: 'change-password' })).toHaveTextContent('{"reason":"wish"}')
  })
})
