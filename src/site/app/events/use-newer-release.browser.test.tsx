import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { releaseMeta } from '@/contract/site-data/release'
import { FormStage } from '@/site/forms/testing/form-stage'
import { useNewerRelease } from './use-newer-release'

const minute = 60_000
let live = 'aaaaaaaa-111111\n'
const asked = vi.fn(() => Promise.resolve(new Response(live)))
const meta = document.createElement('meta')

function Told() {
  const isNewer = useNewerRelease()
  return (
    <form>
      <p>{isNewer ? 'There is a newer one' : 'This is the newest'}</p>
      <input aria-label="Name" />
    </form>
  )
}

beforeEach(() => {
  live = 'bbbbbbbb-222222\n'
  meta.name = releaseMeta
  meta.content = 'aaaaaaaa'
  document.head.append(meta)
  asked.mockClear()
  vi.spyOn(window, 'fetch').mockImplementation(asked)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 12) })
})
afterEach(() => {
  meta.remove()
  document.querySelector('iframe')?.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = () =>
  render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}}>
      <Told />
    </FormStage>,
  )
const comeBack = (minutes: number) => {
  vi.setSystemTime(Date.now() + minutes * minute)
  document.dispatchEvent(new Event('visibilitychange'))
}
const told = page.getByText('There is a newer one')

it('tells a tab that is older than the release when its visitor comes back, and looks at most every few minutes', async () => {
  await open()
  comeBack(4)
  expect(asked).not.toHaveBeenCalled()
  live = 'aaaaaaaa-333333\n'
  comeBack(2)
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  live = 'bbbbbbbb-222222\n'
  comeBack(4)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(told.query()).toBeNull()
  comeBack(2)
  await expect.element(told).toBeVisible()
})

it('tells it not while something is typed, nor while a game runs', async () => {
  await open()
  await page.getByLabelText('Name').fill('Ann')
  comeBack(6)
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  expect(told.query()).toBeNull()
  await page.getByLabelText('Name').clear()
  await expect.element(told).toBeVisible()
  document.body.append(document.createElement('iframe'))
  comeBack(1)
  await expect.element(told).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
})

it.each([
  ['a page in place of the name', () => Promise.resolve(new Response('<!doctype html><title>Acme</title>'))],
  ['no such file', () => Promise.resolve(new Response('Not found\n', { status: 404 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('tells nothing where the answer is %s', async (_, answer) => {
  asked.mockImplementationOnce(answer)
  await open()
  comeBack(6)
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await expect.element(page.getByText('This is the newest')).toBeVisible()
})

it('asks nothing on a page that names no release', async () => {
  meta.remove()
  await open()
  comeBack(6)
  await expect.element(page.getByText('This is the newest')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})
