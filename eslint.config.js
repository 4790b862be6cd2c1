import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const nodeCode = ['src/{schema,engine,build,serve,sandbox,cli}/**', 'src/studio/server/**']
const routerFiles = ['src/app/router.tsx', 'src/site/navigation.tsx']
const tests = ['**/*.test.{ts,tsx}', 'tests/**']

const climbing = {
  regex: '^\\.\\./',
  message: "Write './' inside a folder and '@/folder/file' across, so that a file's imports show their direction.",
}
const router = {
  regex: '^react-router(-dom)?($|/)',
  message: 'Only src/app/router.tsx and src/site/navigation.tsx know the router. Use what @/site/navigation offers.',
}
const rjsf = {
  regex: '^@rjsf/',
  message:
    'RJSF stands behind <RuleForm> of @/forms and the form of the studio, so that its next major version changes one folder.',
}

const kept = ['localStorage', 'sessionStorage']
const keeping =
  'A browser may refuse to keep things, or be full. Use tabItems or deviceItems of @/lib/browser-items, and @/lib/browser-cookie.'

/** A later block replaces this rule as a whole, so each place states all that is closed to it. */
const closed = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

export default defineConfig(
  globalIgnores([
    'dist/',
    '.cache/',
    '.data/',
    'storybook-static/',
    'src/generated/',
    'test-results/',
    'playwright-report/',
  ]),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  // Its compiler reads each file as a whole, a fifth of the time of lint: only where React can be.
  { ...reactHooks.configs.flat['recommended-latest'], ignores: [...nodeCode, '**/*.test.ts', '**/*.js'] },
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...closed(climbing, router, rjsf),
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250 }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ":matches(JSXAttribute[name.name='dangerouslySetInnerHTML'], Property[key.name='dangerouslySetInnerHTML'])",
          message: 'HTML goes through <SafeHtml> of @/ui/safe-html, which sanitises it.',
        },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Parsed JSON is a map, whose keys may go.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // An empty object type is what json-schema-to-typescript and generic defaults rightly write.
      '@typescript-eslint/no-empty-object-type': 'off',
    },
  },
  {
    files: ['src/**', 'merchants/**'],
    ignores: nodeCode,
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-globals': ['error', ...kept.map((name) => ({ name, message: keeping }))],
      'no-restricted-properties': [
        'error',
        ...kept.map((property) => ({ property, message: keeping })),
        { object: 'document', property: 'cookie', message: keeping },
      ],
    },
  },
  {
    files: ['src/lib/browser-{items,cookie}.ts', '**/*.stories.tsx', ...tests],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  { files: routerFiles, rules: closed(climbing, rjsf) },
  { files: ['src/forms/**', 'src/studio/form/**', 'tests/bench/**'], rules: closed(climbing, router) },
  { files: ['src/ui/safe-html.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['*.config.{ts,js}', '.storybook/**', '**/*.stories.tsx'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: tests,
    rules: {
      // Playwright's fixtures call their parameter `use`, which is not React's hook.
      'react-hooks/rules-of-hooks': 'off',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
)
