import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { LazyImage } from './lazy-image'

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8//9/PQAJewN9b2jW9AAAAABJRU5ErkJggg=='

const meta: Meta<typeof LazyImage> = {
  title: 'UI/lazy-image',
  component: LazyImage,
  args: { src: pixel, alt: 'A light square', width: 480, height: 200 },
}

export default meta

type Story = StoryObj<typeof LazyImage>

export const Picture: Story = {}

/** After one failed attempt the default picture is shown, with the same accessible name. */
export const Broken: Story = {
  args: { src: `${pixel}#broken` },
  async play({ canvas, canvasElement }) {
    await fireEvent.error(canvas.getByRole('img'))
    await expect(await canvas.findByRole('img', { name: 'A light square' })).toBeInTheDocument()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const Decoration: Story = {
  args: { src: undefined, alt: '' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const LongText: Story = { args: { src: undefined, alt: 'A light square, described at length. '.repeat(5) } }
export const RightToLeft: Story = { args: { src: undefined, alt: 'مربع فاتح' }, globals: { direction: 'rtl' } }
