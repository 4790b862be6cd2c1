import type { Meta } from '@storybook/react-vite'
import { BrandTokens } from './brand-tokens'
import { ComposedPage } from './composed-page'
import { storySettings } from './story-settings'

/** The stories come from the merchants folder: see brand-stories.ts. */
const meta: Meta = {
  title: 'Brands',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    // A failing colour is shown as it is, with the verdict beside it, so axe skips the samples.
    a11y: { context: { exclude: ['[data-sample]'] } },
  },
  render: (_, { globals, parameters }) =>
    parameters['brand'] === 'tokens' ? (
      <BrandTokens merchant={storySettings(globals, parameters).merchant} />
    ) : (
      <ComposedPage />
    ),
}

export default meta
