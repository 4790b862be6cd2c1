import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { FormStage, type Answers } from '@/site/forms/testing/form-stage'
import { allVendors } from '@/contract/catalogue/vendor-codes'
import { useLocation } from '@/site/merchant/pages/navigation'
import { useLobbyVendors } from './use-lobby-vendors'

const vendor = (name: string, ...categories: string[]) => ({ name, categories }) as never
const vendors = {
  items: { AG: vendor('AG', 'RNG', 'FISH'), PT: vendor('Playtech', 'RNG'), KY: vendor('KY', 'PVP') },
  order: ['AG', 'PT', 'KY'],
  lanes: {},
}
const cards = ['MG', 'PT', 'AG'].map((vassalage, nodeId) => ({
  ...{ vassalage, nodeId, gameType: 'RNG', isHot: 0, title: vassalage },
}))
const vendorGameType = () => ({ data: { lanes: [{ title: 'Slots', gameClassify: 'RNG', cards }] } })

const use = (gameType: string, answers: Answers) =>
  renderHook(() => ({ ...useLobbyVendors(gameType), at: useLocation() }), {
    wrapper: ({ children }) => (
      <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} vendors={vendors} answers={answers}>
        {children}
      </FormStage>
    ),
  })

it('shows the vendor of the first card of the slots that the brand has, and the one that is chosen (2 §2)', async () => {
  const hook = await use('RNG', { vendorGameType })
  await expect.poll(() => hook.result.current.vendors?.map(({ code }) => code)).toEqual(['AG', 'PT'])
  expect(hook.result.current.current).toBe('PT')
  await hook.act(() => hook.result.current.choose('AG'))
  expect([hook.result.current.current, hook.result.current.at.search]).toEqual(['AG', '?page=AG'])
  await hook.act(() => hook.result.current.choose('NOBODY'))
  expect(hook.result.current.current).toBe('PT')
  await hook.act(() => hook.result.current.choose(allVendors))
  expect(hook.result.current.current).toBe(allVendors)
})

it('says before the answer whether there will be several', async () => {
  const several = async (gameType: string) => (await use(gameType, {})).result.current.areSeveral
  expect([await several('RNG'), await several('PVP'), await several('LIVE')]).toEqual([true, false, false])
})
