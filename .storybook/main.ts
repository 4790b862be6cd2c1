import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { merchantsModule } from './merchants-module.js'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Controls come from the parts' own schemas.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [merchantsModule()],
      resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
      server: { watch: { ignored: ['**/dist*/**', '**/.cache/**', '**/.data/**'] } },
    }),
}

export default config
