import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { useVendorLanes } from './vendor-lanes'

const vendorGameType = vi.fn<() => unknown>()
const answer = (title: string) => ({ data: { lanes: [{ title, gameClassify: 'RNG', cards: [] }] } })

/** A visit to the page. */
const visit = async () => {
  const hook = await renderHook(() => useVendorLanes(), {
    wrapper: ({ children }) => (
      <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} answers={{ vendorGameType }}>
        {children}
      </FormStage>
    ),
  })
  const shown = () => hook.result.current.lanes?.map(({ title }) => title)
  return { hook, shown }
}

beforeEach(() => {
  sessionStorage.clear()
  vendorGameType.mockReset()
})

it('keeps the lanes in session storage as gameVendor, and asks again only where that is forced (2 §7)', async () => {
  vendorGameType.mockResolvedValueOnce(answer('Slots')).mockResolvedValueOnce(answer('More slots'))
  const first = await visit()
  await expect.poll(first.shown).toEqual(['Slots'])
  expect(sessionStorage.getItem('gameVendor')).toContain('Slots')
  await first.hook.unmount()
  const second = await visit()
  await expect.poll(second.shown).toEqual(['Slots'])
  expect(vendorGameType).toHaveBeenCalledTimes(1)
  await second.hook.act(() => second.hook.result.current.refresh())
  expect(second.shown()).toEqual(['More slots'])
})

it('rejects where that fails, and keeps what was known', async () => {
  vendorGameType.mockResolvedValueOnce(answer('Slots')).mockRejectedValueOnce(new Error('no server'))
  const { hook, shown } = await visit()
  await expect.poll(shown).toEqual(['Slots'])
  await hook.act(() => expect(hook.result.current.refresh()).rejects.toThrow('no server'))
  expect(shown()).toEqual(['Slots'])
  expect(sessionStorage.getItem('gameVendor')).toContain('Slots')
})
