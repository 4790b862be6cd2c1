import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { FoldingChoices } from './folding-choices'

const names = ['all', 'hot', 'new', 'last played', 'favourites', 'video slots', 'jackpots']
const onSelect = vi.fn()
const texts = { 'choices.more': '{{n}} more', 'choices.less': 'Fewer' }
const chips = (width: number, selected = 'all') => (
  <FormStage fields={{ forms: {}, patterns: {} }} texts={texts}>
    <div style={{ inlineSize: width }}>
      <FoldingChoices
        label="Kind"
        choices={names.map((name) => ({ name, label: name }))}
        selected={selected}
        onSelect={onSelect}
      />
    </div>
  </FormStage>
)
const group = page.getByRole('group', { name: 'Kind' })
const shown = () => [...group.element().querySelectorAll<HTMLElement>('button:not([hidden])')]
const count = () => shown().length

it('folds away what does not fit, says how many there are, and keeps what is chosen in sight', async () => {
  const { rerender } = await render(chips(320, 'jackpots'))
  const more = group.getByRole('button', { name: / more$/ })
  await expect.element(more).toBeVisible()
  await expect.element(group.getByRole('button', { name: 'jackpots' })).toBeVisible()
  expect(more.element().textContent).toBe(`+${names.length - count() + 1}`)
  const { right } = group.element().getBoundingClientRect()
  expect(Math.max(...shown().map((each) => each.getBoundingClientRect().right))).toBeLessThanOrEqual(right)
  expect(new Set(shown().map((each) => each.getBoundingClientRect().top)).size).toBe(1)

  await more.click()
  expect(count()).toBe(names.length + 1)
  await group.getByRole('button', { name: 'video slots' }).click()
  expect(onSelect).toHaveBeenCalledWith('video slots')
  await rerender(chips(320, 'video slots'))
  await expect.element(group.getByRole('button', { name: 'video slots' })).toBeVisible()
  await expect.poll(count).toBeLessThan(names.length)
})

it('folds nothing where all have room', async () => {
  await page.viewport(1200, 600)
  await render(chips(1100))
  await expect.poll(count).toBe(names.length)
})
