import './eye-icons'
import './later-icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { merchantIcons } from '@/contract/generated/merchant-icons'
import { eyeIcons } from '@/contract/generated/eye-icons'
import { laterIcons } from '@/contract/generated/later-icons'
import { partIcons } from '@/contract/generated/part-icons'
import { Icon, type IconName } from './icon'

const meta: Meta<typeof Icon> = { title: 'UI/icon', component: Icon, args: { name: 'star', size: 48 } }

export default meta

type Story = StoryObj<typeof Icon>

export const Decoration: Story = {}

/** It has an accessible name when no text beside it says the same. */
export const WithLabel: Story = {
  args: { label: 'Favourite' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Favourite' })).toBeVisible()
  },
}

export const LongText: Story = { args: { label: 'Favourite of everybody who has ever looked at this page' } }
export const RightToLeft: Story = { args: { name: 'arrow-forward' }, globals: { direction: 'rtl' } }

const names = [
  ...new Set([
    ...Object.keys(merchantIcons),
    ...Object.keys(partIcons),
    ...Object.keys(eyeIcons),
    ...Object.keys(laterIcons),
  ]),
].sort() as IconName[]

/** Every icon that a brand's JSON or a part may name. */
export const All: Story = {
  render: ({ size }) => (
    <Grid>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} {...(size === undefined ? {} : { size })} />
          <code>{name}</code>
        </li>
      ))}
    </Grid>
  ),
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 1.5rem;
  padding: 0;
  list-style: none;

  & li {
    display: grid;
    justify-items: center;
    gap: 0.5rem;
  }
`
