import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { CategoryNav } from './category-nav'

const meta: Meta = { title: 'Blocks/category-nav', component: CategoryNav }

export default meta

export const Row: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: shownText('category.RNG') })).toBeVisible()
  },
}
/** Tiles in one row have the same height, however many lines their texts take. */
export const Tiles: StoryObj = {
  parameters: { example: 1, state: 'long-text' },
  async play({ canvas }) {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBe(link.closest('li')?.offsetHeight)
  },
}
export const Strip: StoryObj = { parameters: { example: 2 } }
/**
 * As the head of a page that no entry links to, the tiles also form one row, and the last visible tile is cut off. Where
 * a name is wider than its tile, as in Vietnamese, the edge may fall between two tiles: the row fades out there.
 */
export const HeadOnPhone: StoryObj = {
  parameters: { example: 1 },
  globals: { viewport: { value: 'phone' }, language: 'EN' },
  decorators: [(Story) => <main>{Story()}</main>],
  async play({ canvas }) {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    const list = canvas.getByRole('list').getBoundingClientRect()
    const visibleShares = canvas.getAllByRole('listitem').map((item) => {
      const { left, right, width } = item.getBoundingClientRect()
      return (Math.min(right, list.right) - Math.max(left, list.left)) / width
    })
    await expect(visibleShares.some((share) => share > 0.2 && share < 0.9)).toBe(true)
  },
}
export const OnPhone: StoryObj = { parameters: { example: 0 }, globals: { viewport: { value: 'phone' } } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
