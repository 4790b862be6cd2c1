import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { FilePicker } from './file-picker'

const meta: Meta<typeof FilePicker> = {
  title: 'UI/file-picker',
  component: FilePicker,
  args: { label: 'Proof', files: [], most: 3 },
  render: (props) => <Example {...props} />,
}

export default meta

type Story = StoryObj<typeof FilePicker>

/** Valid files stay; each refused file is named with its reason. */
export const GoodAndBad: Story = {
  async play({ canvas }) {
    const input = canvas.getByLabelText(shownText('filePicker.choose'))
    const large = new File([new Uint8Array(6 * 1024 * 1024)], 'six-megabytes.png', { type: 'image/png' })
    const renamed = new File(['GIF89a'], 'renamed.png', { type: 'image/png' })
    const broken = new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], 'broken.jpg', { type: 'image/jpeg' })
    await userEvent.upload(input, [await drawn('receipt.png'), large, renamed, broken])
    await waitFor(() => expect(canvas.getByRole('img', { name: 'receipt.png' })).toBeVisible())
    const refusals = canvas.getByRole('alert')
    for (const name of ['six-megabytes.png', 'renamed.png', 'broken.jpg'])
      await expect(refusals).toHaveTextContent(name)
    await userEvent.upload(input, [await drawn('2.png'), await drawn('3.png'), await drawn('4.png')])
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(3))
    await expect(refusals).toHaveTextContent('4.png')
    const [remove] = canvas.getAllByRole('button')
    await userEvent.click(remove as HTMLElement)
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2))
  },
}

export const Empty: Story = {}
export const LongText: Story = { args: { label: 'Geschwindigkeitsbegrenzungen '.repeat(4) } }
export const RightToLeft: Story = { args: { label: 'إثبات' }, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }

function Example({ files: first, ...props }: Parameters<typeof FilePicker>[0]) {
  const [files, setFiles] = useState(first)
  return <FilePicker {...props} files={files} onChange={setFiles} />
}

async function drawn(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 20)
  const context = canvas.getContext('2d')
  context?.fillRect(0, 0, 20, 20)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}
