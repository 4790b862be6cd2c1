import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { storyInstances } from './.storybook/story-looks.ts'
import { browserProject } from './tests/browser-project.ts'

/** Every story as a test, in each of the looks. Apart from the other tests, which need not wait until Storybook is up. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // As in Storybook itself, where one page shows every story. A page a file takes half as long again.
    isolate: false,
    // axe reads a whole page, which takes its time on a busy machine.
    testTimeout: 60_000,
    setupFiles: ['tests/fail-on-console-error.ts'],
    browser: { ...browserProject(), instances: storyInstances },
  },
})
