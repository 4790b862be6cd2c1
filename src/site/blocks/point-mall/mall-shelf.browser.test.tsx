import type { CSSProperties } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import type { PointReward } from '@/site/gateway/rewards/point-mall'
import { MallShelf } from './mall-shelf'

const reward: PointReward = {
  ...{ id: 'headphones', name: 'Wireless headphones', type: 'gift', image: '', stock: 6, needsAddress: true },
  ...{ points: 60_000, amount: 300_000, missing: { points: 0, amount: 0 } },
}
const read = { data: { content: [reward, { ...reward, id: 'others' }], totalPages: 1 } } as Parameters<
  typeof MallShelf
>[0]['read']
const texts = { 'point-mall.points': '{{count}} points' }

afterEach(() => document.documentElement.style.removeProperty('font-size'))

it.each(['100%', '200%'])('cuts nothing of a reward off on a phone, with text of %s', async (size) => {
  document.documentElement.style.fontSize = size
  await page.viewport(360, 740)
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} site={{ currency: { code: 'VND' } }}>
      <div style={{ '--space-3': '0.75rem' } as CSSProperties}>
        <MallShelf read={read} page={1} onChange={() => {}} onChoose={() => {}} />
      </div>
    </FormStage>,
  )
  const cards = page.getByRole('listitem').elements()
  expect(cards).toHaveLength(2)
  const rows = new Set(cards.map((card) => card.getBoundingClientRect().top))
  expect(rows.size).toBe(size === '100%' ? 1 : 2)
  for (const card of cards) expect(card.scrollWidth).toBe(card.clientWidth)
})
