import { expect, test } from 'vitest'
import { nodeOnlyModules } from './node-only-modules'

test('code of the server’s side and merchants’ files are found in a bundle', () => {
  const modules = [
    'src/site/app/app.tsx',
    'src/sandbox/app.ts',
    'merchants/north/site.json',
    'node_modules/merchants/a.js',
  ]
  expect(
    nodeOnlyModules(
      '/project',
      modules.map((path) => `/project/${path}`),
    ),
  ).toEqual(['src/sandbox/app.ts', 'merchants/north/site.json'])
})

test('the studio and its form are found in a bundle', () => {
  const studio = ['src/tools/studio/browser/studio.tsx', 'src/tools/studio/browser/form/schema-form.tsx']
  const modules = [...studio, 'src/site/forms/rule-form.tsx'].map((path) => `/project/${path}`)
  expect(nodeOnlyModules('/project', modules)).toEqual(studio)
})

test('the code of a merchant’s own block is for browsers, and nothing else of its folder', () => {
  const modules = ['merchants/north/blocks/tape/tape.tsx', 'merchants/north/blocks/tape/tape.schema.json']
  expect(
    nodeOnlyModules(
      '/project',
      modules.map((path) => `/project/${path}`),
    ),
  ).toEqual([modules[1]])
})
