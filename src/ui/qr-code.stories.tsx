import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './qr-code'

const meta: Meta<typeof QrCode> = {
  title: 'UI/qr-code',
  component: QrCode,
  args: { text: 'https://download.aurora.example/android.apk', label: 'Download for Android', size: 100 },
}

export default meta

type Story = StoryObj<typeof QrCode>

export const Address: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Download for Android' })).toHaveAttribute('width', '100')
  },
}

/** Most of what a code can hold. */
export const LongText: Story = { args: { text: 'https://download.aurora.example/'.repeat(20) } }

export const TooLong: Story = {
  args: { text: 'a'.repeat(3000) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** A code has no direction. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
