import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { browserProject } from './tests/browser-project'

const setupFiles = ['tests/fail-on-console-error.ts']

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['**/*.browser.test.{ts,tsx}', 'tests/journeys/**'],
          // Password hashing and whole-repository checks take their time on a busy machine.
          testTimeout: 20_000,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.{ts,tsx}', 'tests/**/*.browser.test.{ts,tsx}'],
          setupFiles,
          browser: browserProject(),
        },
      },
    ],
  },
})
