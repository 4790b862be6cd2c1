import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FoldTitle } from './fold-title'

const meta: Meta<typeof FoldTitle> = {
  title: 'UI/fold-title',
  component: FoldTitle,
  args: { children: 'See all numbers' },
  render: (props) => (
    <details>
      <FoldTitle {...props} />
      <p>27 36 45</p>
    </details>
  ),
}

export default meta

type Story = StoryObj<typeof FoldTitle>

export const IsUnfolded: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('27 36 45')).not.toBeVisible()
    await userEvent.click(canvas.getByText('See all numbers'))
    await expect(canvas.getByText('27 36 45')).toBeVisible()
  },
}

export const LongText: Story = {
  args: { children: 'Geschwindigkeitsbegrenzungen and all the other numbers that were drawn on this day in the north' },
}
export const RightToLeft: Story = { args: { children: 'عرض كل الأرقام' }, globals: { direction: 'rtl' } }
