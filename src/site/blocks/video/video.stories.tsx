import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { Video } from './video'

const meta: Meta = { title: 'Blocks/video', component: Video }

export default meta

/** Nothing of the video is requested before the visitor clicks it. */
export const Waiting: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas, canvasElement }) {
    const film = canvasElement.querySelector('video')
    await expect(film).toHaveProperty('paused', true)
    await expect(film).toHaveProperty('networkState', HTMLMediaElement.NETWORK_IDLE)
    await expect(canvas.getByRole('button')).toBeVisible()
    const { width, height } = film?.getBoundingClientRect() ?? { width: 0, height: 0 }
    await expect(Math.abs(width / height - 640 / 480)).toBeLessThan(0.02)
  },
}

/** A video that fails to load shows an error and a retry. */
export const Failed: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas, canvasElement }) {
    const film = canvasElement.querySelector('video')
    await userEvent.click(canvas.getByRole('button'))
    if (film !== null) await fireEvent.error(film)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button')).toBeVisible()
  },
}

export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
