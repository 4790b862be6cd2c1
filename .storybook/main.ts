import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { brandIndexer, merchantsModule } from './merchants-module.js'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', './*.stories.tsx', '../src/**/*.stories.tsx', '../merchants/*/blocks/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Blocks, dialogs and fields have schemas, which controls come from; what stands in src/site/ui has only its types.
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (known = []) => [brandIndexer, ...known],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [merchantsModule()],
      resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
      // Those of the workshop itself, which no player fetches.
      build: { chunkSizeWarningLimit: 2000, rolldownOptions: { checks: { bundlerTimings: false } } },
      server: { watch: { ignored: ['**/dist*/**', '**/.cache/**', '**/.data/**'] } },
    }),
}

export default config
