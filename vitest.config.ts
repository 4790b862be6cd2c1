import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { browserProject } from './tests/browser-project.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What `npm test` runs a part of, and `npm run test:rest` the rest (tests/extent.ts). */
const inParts = [
  'tests/{typo-corpus,operator-mistakes,faults,editor}/*.test.ts',
  'src/**/*.property.test.ts',
  // Property-based tests are a part of them.
  'src/sandbox/{team/team,contracts/settle-periods,points/calls/point-mall}.test.ts',
]

const ofNode = {
  // A process a file costs more than what most files do. The one module that some mock is what bundles the games' client:
  // they put a short text in its place, which is also right for a file that is run after them.
  isolate: false,
  // Whole-repository checks take their time on a busy machine.
  testTimeout: 90_000,
}

const setupFiles = ['tests/fail-on-console-error.ts', 'tests/patient-waits.ts']

const nodeSetupFiles = [...setupFiles, 'tests/cheap-passwords.ts', 'tests/seed-of-the-day.ts']

/** All at once: one found in the middle of a run would make Vite load the page anew. */
const browserLibraries = [
  ...[
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-router-dom',
  ],
  ...[
    'i18next',
    'react-i18next',
    'styled-components',
    'swr',
    'swiper',
    'dompurify',
    'qrcode',
    '@rjsf/core',
    '@rjsf/utils',
  ],
  ...[
    'aes',
    'enc-base64',
    'enc-hex',
    'enc-utf8',
    'lib-typedarrays',
    'mode-ctr',
    'mode-ecb',
    'pad-nopadding',
    'tripledes',
  ].map((part) => `crypto-js/${part}`),
  ...['vitest-browser-react', 'vitest-browser-react/pure', 'ajv/dist/runtime/ucs2length.js', 'colorjs.io'],
]

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@': here('src'),
      '@tests': here('tests'),
    },
  },
  test: {
    // By hand a single test may run. `npm test` and `npm run test:rest` say which part they run, and refuse it.
    allowOnly: process.env['TEST_EXTENT'] === undefined,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'merchants/*/blocks/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['**/*.{browser,rest}.test.{ts,tsx}', 'tests/journeys/**', 'tests/effects/**'],
          ...ofNode,
          setupFiles: nodeSetupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['{src,tests}/**/*.rest.test.ts', ...inParts],
          ...ofNode,
          setupFiles: nodeSetupFiles,
        },
      },
      {
        extends: true,
        resolve: { alias: { 'react/jsx-dev-runtime': here('tests/effects/jsx-dev-runtime.ts') } },
        test: {
          name: 'effects',
          include: ['tests/effects/*.test.ts'],
          exclude: ['**/*.browser.test.{ts,tsx}'],
          // Thousands of pages are rendered, for which React as players have it takes a third of the time.
          env: { NODE_ENV: 'production' },
          setupFiles: [...setupFiles, 'tests/effects/staged-modules.ts'],
        },
      },
      {
        extends: true,
        optimizeDeps: { include: browserLibraries },
        test: {
          name: 'browser',
          include: ['{src,tests}/**/*.browser.test.{ts,tsx}', 'merchants/*/blocks/**/*.browser.test.{ts,tsx}'],
          // A page a file takes more than twice the processor time: each loads some hundred modules anew.
          isolate: false,
          // What is waited for has a second otherwise, which a busy machine takes.
          expect: { poll: { timeout: 10_000 } },
          // What needs it is told of as flaky, with its reason.
          retry: 1,
          setupFiles: [...setupFiles, 'tests/empty-page.ts'],
          browser: browserProject(),
        },
      },
    ],
  },
})
