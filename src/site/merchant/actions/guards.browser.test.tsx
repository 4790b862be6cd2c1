import { afterEach, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { sessionStore } from '@/site/session/session-store'
import { DialogsProvider, useOpenDialogs } from '@/site/merchant/dialogs'
import { useGuard, type Guard } from './guards'

afterEach(() => sessionStore.close())

/** A visitor or a player of an account type meets a guard. */
async function meet(guard: Guard, accountType?: number) {
  sessionStore.start('brand', { agent: [1, 2, 41, 42], trial: [4] })
  if (accountType !== undefined) sessionStore.open('t', { account: 'a', customerId: '1', accountType })
  const hook = await renderHook(() => ({ pass: useGuard(), shown: useOpenDialogs() }), { wrapper: DialogsProvider })
  let passes = false
  await hook.act(() => {
    passes = hook.result.current.pass(guard)
  })
  return { passes, shown: hook.result.current.shown }
}

it('opens the login popup for a visitor', async () => {
  const { passes, shown } = await meet('realAccount')
  expect(passes).toBe(false)
  expect(shown).toMatchObject([{ name: 'login-register', props: { tab: 'login' } }])
})

it('tells a trial account that it needs a real one, with the confirm button of the specification and the way to one', async () => {
  const { passes, shown } = await meet('realAccount', 4)
  expect(passes).toBe(false)
  const warning = { icon: 'warning', text: 'in_need_true_account', confirm: 'in_increase_submit' }
  const further = { action: { dialog: 'login-register', props: { tab: 'register' } } }
  expect(shown).toMatchObject([{ name: 'message', props: { ...warning, further } }])
})

it.each([1, 2, 41, 42])('lets an agent of type %i into the agent centre', async (accountType) => {
  expect(await meet('agent', accountType)).toEqual({ passes: true, shown: [] })
})

it('tells a player that the agent centre is for agents', async () => {
  const { passes, shown } = await meet('agent', 0)
  expect(passes).toBe(false)
  expect(shown).toMatchObject([{ name: 'message', props: { icon: 'warning', text: 'guard.agent' } }])
})

it.each([0, 1, 2, 41, 42])('lets a real account of type %i pass without a word', async (accountType) => {
  expect(await meet('realAccount', accountType)).toEqual({ passes: true, shown: [] })
})

it('knows who is there by the time of a press, where it was drawn for a guest', async () => {
  sessionStore.start('brand', { agent: [1], trial: [4] })
  const hook = await renderHook(() => useGuard(), { wrapper: DialogsProvider })
  const drawnForGuest = hook.result.current
  await hook.act(() => sessionStore.open('t', { account: 'a', customerId: '1', accountType: 0 }))
  expect(drawnForGuest('realAccount')).toBe(true)
})
