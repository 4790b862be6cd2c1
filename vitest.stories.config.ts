import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { storyInstances } from './.storybook/story-looks'
import { browserProject } from './tests/browser-project'

/** Every story as a test, in each of the looks. Apart from the other tests, which need not wait until Storybook is up. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    setupFiles: ['tests/fail-on-console-error.ts'],
    browser: { ...browserProject(), instances: storyInstances },
  },
})
