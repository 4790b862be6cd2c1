import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { brandIndexer, merchantsModule } from './merchants-module.js'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', './*.stories.tsx', '../src/**/*.stories.tsx', '../merchants/*/blocks/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Controls of blocks, dialogs and fields come from their schemas; components in src/site/ui have only their types.
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (known = []) => [brandIndexer, ...known],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [merchantsModule()],
      resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
      // The limits do not apply to Storybook's own chunks, which no player loads.
      build: { chunkSizeWarningLimit: 2000, rolldownOptions: { checks: { bundlerTimings: false } } },
      server: { watch: { ignored: ['**/dist*/**', '**/.cache/**', '**/.data/**'] } },
    }),
}

export default config
