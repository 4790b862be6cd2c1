import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { DialogsProvider, useDialogs, useOpenDialogs } from './dialogs'

const question = {
  icon: 'none',
  title: 'in_popup_prompt',
  text: 'in_sure_logout',
  confirm: 'in_increase_submit',
  closeAfter: 0,
} as const

async function open() {
  const hook = await renderHook(() => ({ dialogs: useDialogs(), shown: useOpenDialogs() }), {
    wrapper: DialogsProvider,
  })
  return {
    hook,
    shown: () => hook.result.current.shown,
    act: (change: (dialogs: ReturnType<typeof useDialogs>) => void) =>
      hook.act(() => change(hook.result.current.dialogs)),
  }
}

it('shows the same dialog once, however often it is opened', async () => {
  const { act, shown } = await open()
  await act((dialogs) => {
    dialogs.open('login-register', { tab: 'login', account: '' })
    dialogs.open('login-register', { tab: 'register', account: '' })
  })
  expect(shown().map(({ name }) => name)).toEqual(['login-register'])
})

it('gives back what a dialog closes with, and takes that dialog alone away', async () => {
  const { act, shown } = await open()
  let answer: Promise<boolean> | undefined
  await act((dialogs) => {
    dialogs.open('login-register', { tab: 'login', account: '' })
    answer = dialogs.confirm(question)
  })
  await act(() => shown()[1]?.onClose(true))
  await expect(answer).resolves.toBe(true)
  expect(shown().map(({ name }) => name)).toEqual(['login-register'])
})

it('gives back the result once the dialog is gone from the page', async () => {
  const { hook, act, shown } = await open()
  const seen: number[] = []
  await act((dialogs) => void dialogs.confirm(question).then(() => seen.push(shown().length)))
  const [dialog] = shown()
  dialog?.onClose(true)
  await expect.poll(() => seen).toEqual([0])
  expect(hook.result.current.shown).toEqual([])
})

it('leaves no question waiting when every dialog is closed from outside', async () => {
  const { act, shown } = await open()
  let answers: Promise<unknown>[] = []
  await act((dialogs) => {
    answers = [dialogs.confirm(question), dialogs.ask('message', question)]
  })
  await act((dialogs) => dialogs.close())
  await expect(Promise.all(answers)).resolves.toEqual([false, undefined])
  expect(shown()).toEqual([])
})
