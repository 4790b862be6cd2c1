import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { DialogsProvider, useOpenDialogs } from '@/site/merchant/dialogs'
import { earlyPressScript } from '@/site/ui/focus/early-press'
import { useSearchKey } from './search-key'

afterEach(() => {
  window.onkeydown = null
  window.earlySearch = null
})

const open = () =>
  renderHook(
    () => {
      useSearchKey()
      return useOpenDialogs().map(({ name }) => name)
    },
    { wrapper: DialogsProvider },
  )

it('opens the search at once where its key was pressed before the page was alive, and once only', async () => {
  const script = document.createElement('script')
  script.textContent = earlyPressScript
  document.head.append(script)
  await userEvent.keyboard('k')
  expect(window.earlySearch).toBeFalsy()
  await userEvent.keyboard('{Control>}k{/Control}')

  const page = await open()
  expect(page.result.current).toEqual(['search'])
  await page.unmount()
  const again = await open()
  expect(again.result.current).toEqual([])
})

it('opens the search at its key', async () => {
  const page = await open()
  expect(page.result.current).toEqual([])
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(() => page.result.current).toEqual(['search'])
})
