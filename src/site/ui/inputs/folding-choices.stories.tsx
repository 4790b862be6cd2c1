import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FoldingChoices } from './folding-choices'

const names = ['All', 'Hot', 'New', 'Last played', 'Favourites', 'Video slots', 'Cascades', 'Hold and win', 'Jackpots']

const meta: Meta<typeof FoldingChoices> = {
  title: 'UI/folding-choices',
  component: FoldingChoices,
  args: { label: 'Kind of games', choices: names.map((name) => ({ name, label: name })), selected: 'All' },
  render: (props) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Example {...props} />
    </div>
  ),
}

export default meta

type Story = StoryObj<typeof FoldingChoices>

export const SomeAreFolded: Story = {
  async play({ canvas }) {
    const more = canvas.getByRole('button', { expanded: false })
    await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: 'Jackpots' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { expanded: true }))
    await expect(canvas.queryByRole('button', { name: 'Cascades' })).toBeNull()
  },
}

export const TheChosenOneStays: Story = { args: { selected: 'Jackpots' } }
export const LongText: Story = {
  args: {
    choices: [
      { name: 'All', label: 'Everything that there is at the moment, and what was played last' },
      ...names.slice(1).map((name) => ({ name, label: `${name} and Geschwindigkeitsbegrenzungen` })),
    ],
  },
}
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
export const RightToLeft: Story = {
  args: {
    label: 'نوع الألعاب',
    choices: [
      'الكل',
      'الرائجة',
      'الجديدة',
      'آخر ما لعبت',
      'المفضلة',
      'سلوتس الفيديو',
      'ألعاب الطاولة',
      'الجوائز الكبرى',
    ].map((name) => ({ name, label: name })),
    selected: 'الكل',
  },
  globals: { direction: 'rtl' },
}

function Example(props: Parameters<typeof FoldingChoices>[0]) {
  const [selected, setSelected] = useState(props.selected)
  return <FoldingChoices {...props} selected={selected} onSelect={setSelected} />
}
