import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { brandIndexer, merchantsModule } from './merchants-module.js'

// Vite's native reading of its configuration is not used here; its advice about it is not for those who look at stories.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', './*.stories.tsx', '../src/**/*.stories.tsx', '../merchants/*/blocks/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Blocks, dialogs and fields have schemas, which controls come from; what stands in src/ui has only its types.
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (known = []) => [brandIndexer, ...known],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [merchantsModule()],
      resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
      server: { watch: { ignored: ['**/dist*/**', '**/.cache/**', '**/.data/**'] } },
    }),
}

export default config
