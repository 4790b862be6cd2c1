import { afterEach, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { sessionStore } from '@/site/session/session-store'
import { GatewayError, type GatewayErrorKind } from './gateway-error'
import { useAttempt } from './use-attempt'

const account = { account: 'anna', customerId: '7', accountType: 0 }
const texts = { 'error.session': 'You are no longer signed in.', 'error.network': 'No connection.' }

afterEach(() => sessionStore.close())

async function failedBy(kind: GatewayErrorKind) {
  const { result, act } = await renderHook(useAttempt, {
    wrapper: ({ children }) => (
      <FormStage fields={{ forms: {}, patterns: {} }} texts={texts}>
        {children}
      </FormStage>
    ),
  })
  await act(() => result.current.attempt(() => Promise.reject(new GatewayError({ kind, call: 'logout', message: '' }))))
  return { result, act }
}

it('says that nobody is signed in until someone is again', async () => {
  const { result, act } = await failedBy('session')
  expect(result.current.failure).toBe('You are no longer signed in.')
  await act(() => sessionStore.open('token', account))
  expect(result.current.failure).toBeUndefined()
})

it('goes on saying what else was wrong', async () => {
  const { result, act } = await failedBy('network')
  await act(() => sessionStore.open('token', account))
  expect(result.current.failure).toBe('No connection.')
})
