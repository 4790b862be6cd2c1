import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { FilePreview } from './file-preview'

const meta: Meta<typeof FilePreview> = {
  title: 'UI/file-preview',
  component: FilePreview,
  args: { onRemove: fn() },
  loaders: [async () => ({ file: await drawn() })],
  render: (props, { loaded }) => <FilePreview {...props} file={loaded['file'] as File} />,
}

export default meta

type Story = StoryObj<typeof FilePreview>

/** Named after its file, with a button that removes it. */
export const Drawn: Story = {
  async play({ args, canvas }) {
    await expect(canvas.getByRole('img', { name: 'receipt.png' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: shownText('filePicker.remove') }))
    await expect(args.onRemove).toHaveBeenCalled()
  },
}

export const LongText: Story = {}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }

async function drawn(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 20)
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
  return new File([await canvas.convertToBlob()], 'receipt.png', { type: 'image/png' })
}
