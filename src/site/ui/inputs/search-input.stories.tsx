import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SearchInput } from './search-input'

const meta: Meta<typeof SearchInput> = {
  title: 'UI/search-input',
  component: SearchInput,
  args: { label: 'Search games', maxLength: 50, searched: '' },
  render: (props) => <Example {...props} />,
}

export default meta

type Story = StoryObj<typeof SearchInput>

export const Empty: Story = {}

export const Typed: Story = {
  async play({ canvas }) {
    const field = canvas.getByRole('searchbox', { name: 'Search games' })
    await userEvent.type(field, 'golden dragon')
    await expect(field).toHaveValue('golden dragon')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('golden dragon'))
  },
}

export const LongText: Story = {
  args: { label: 'Spiele nach ihrem Namen oder dem Namen ihres Anbieters durchsuchen', searched: 'golden dragon' },
}
export const RightToLeft: Story = {
  args: { label: 'البحث عن لعبة', searched: 'التنين الذهبي' },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }

function Example({ searched: first, ...props }: Parameters<typeof SearchInput>[0]) {
  const [searched, search] = useState(first)
  return (
    <>
      <SearchInput {...props} searched={searched} onSearch={search} />
      <p role="status">{searched}</p>
    </>
  )
}
