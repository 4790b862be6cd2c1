import { expect, test } from 'vitest'
import { nodeOnlyModules } from './node-only-modules'

test('code of the server’s side and merchants’ files are found in a bundle', () => {
  const modules = ['src/app/app.tsx', 'src/sandbox/app.ts', 'merchants/north/site.json', 'node_modules/merchants/a.js']
  expect(
    nodeOnlyModules(
      '/project',
      modules.map((path) => `/project/${path}`),
    ),
  ).toEqual(['src/sandbox/app.ts', 'merchants/north/site.json'])
})
