import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useMoneyIntent } from './use-money-intent'
import { FormStage } from '@/site/forms/testing/form-stage'
import { GatewayError } from '@/site/gateway/gateway-error'
import { sessionStore } from '@/site/session/session-store'
import { PasswordAgain } from './password-again'

const texts = { 'money.asking': 'Nobody knows yet.', 'money.password': 'Password', 'money.ask': 'Find out' }
const kept = { key: 'k1', call: 'redeemReward', request: { rewardId: 'cup', quantity: 1 }, startedAt: Date.now() }
const redeemReward = vi.fn<(request: object) => unknown>()

beforeEach(() => {
  redeemReward.mockReset()
  // As an earlier page left it: the answer was lost, and the password is not stored.
  localStorage.setItem('money:7', JSON.stringify(kept))
  sessionStore.start('aurora', { agent: [41], trial: [4] })
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 1 })
})
afterEach(() => {
  sessionStore.close()
  localStorage.clear()
})

function Redeem() {
  const { state, giveSecret } = useMoneyIntent('redeemReward')
  if (state.status === 'asking') return <PasswordAgain error={state.error} onGive={giveSecret} />
  return <p>{state.status === 'done' ? `done: ${state.answer.number}` : state.status}</p>
}

it('asks for the password that nobody kept, says when it is wrong, and finds out what became of the act', async () => {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} answers={{ redeemReward }}>
      <Redeem />
    </FormStage>,
  )
  const field = page.getByLabelText('Password', { exact: true })
  await expect.element(field).toBeVisible()
  expect(redeemReward).not.toHaveBeenCalled()
  redeemReward.mockImplementationOnce(() => {
    const refusal = { code: 'password_wrong', value: { field: 'password' }, message: 'This password is wrong' }
    throw new GatewayError({ kind: 'refused', call: 'redeemReward', status: 200, ...refusal })
  })
  await field.fill('Wrong123')
  await page.getByRole('button', { name: 'Find out' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This password is wrong')
  redeemReward.mockReturnValueOnce({ number: 'R1' })
  await field.fill('Secret123')
  await page.getByRole('button', { name: 'Find out' }).click()
  await expect.element(page.getByText('done: R1')).toBeVisible()
  expect(redeemReward.mock.lastCall?.[0]).toEqual({ ...kept.request, password: 'Secret123' })
  expect(Object.values(localStorage).join(' ')).not.toContain('Secret123')
})
