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

const square = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${color}"/></svg>`)}`

/** All options set: default size, a brand's colours, a logo, a background picture and smaller dots. */
export const Dressed: Story = {
  render: ({ text, label }) => (
    <QrCode
      {...{ text, label, dark: '#3b1d60', light: '#fff7e8', dotScale: 0.8 }}
      logo={square('tomato')}
      background={square('gold')}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Download for Android' })).toHaveAttribute('width', '200')
  },
}

/** Close to the capacity of a code. */
export const LongText: Story = { args: { text: 'https://download.aurora.example/'.repeat(20) } }

export const TooLong: Story = {
  args: { text: 'a'.repeat(3000) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** A code has no text direction. */
export const RightToLeft: Story = { args: { label: 'تنزيل لأندرويد' }, globals: { direction: 'rtl' } }
