import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { browserProject } from './tests/browser-project.ts'
import { extent } from './tests/extent.ts'

const ofStorybook = '@storybook/addon-vitest/internal/test-utils'

/** Storybook's plugin takes the toolbar's values for a whole project only: files of stories get a test that chooses. */
function inItsLooks(): Plugin {
  const own = fileURLToPath(new URL('.storybook/test-story.ts', import.meta.url))
  return {
    name: 'livery-story-looks',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === ofStorybook && importer?.includes('.stories.') === true ? own : undefined,
  }
}

/** Every story as a test. Apart from the other tests, which need not wait until Storybook is up. */
export default defineConfig({
  plugins: [inItsLooks(), storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    env: { TEST_EXTENT: extent },
    // As in Storybook itself, where one page shows every story. A page a file takes half as long again.
    isolate: false,
    allowOnly: process.env['TEST_EXTENT'] === undefined,
    // axe reads a whole page, which takes its time on a busy machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // What needs it is told of as flaky, with its reason.
    retry: 1,
    setupFiles: ['tests/fail-on-console-error.ts'],
    browser: browserProject(),
  },
})
