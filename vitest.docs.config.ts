import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vitest/config'
import main from './vitest.config.ts'

/** What `npm run docs` draws with: the site as the tests of effects stage it. */
const { projects: _, ...test } = main.test ?? {}

export default mergeConfig(
  { ...main, test },
  {
    resolve: {
      alias: { 'react/jsx-dev-runtime': fileURLToPath(new URL('tests/effects/jsx-dev-runtime.ts', import.meta.url)) },
    },
    test: {
      include: ['tests/effects/drawn/draw-effects.ts'],
      env: { NODE_ENV: 'production' },
      setupFiles: ['tests/effects/staged-modules.ts'],
    },
  },
)
