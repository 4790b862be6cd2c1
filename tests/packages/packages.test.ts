import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { titleTypeface } from '@/engine/new-brand/letters/typefaces'
import { isCode, isTest, sourceFiles } from '@tests/architecture/source-files'
import { runningPackages } from './running-packages'

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>

/** The programs that games load, which the sandbox bundles when the first one asks. */
const games = readdirSync('src/sandbox/clients', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['locales', 'parts'].includes(entry.name))
  .map(({ name }) => `src/sandbox/clients/${name}/${name}.ts`)

/** What runs: the site and merchants' own blocks in the browser, and the command that serves a build with the sandbox. */
const ownBlocks = sourceFiles('merchants').filter((path) => isCode(path) && !isTest(path))
/** The module that the build puts in the place of one of RJSF's (src/tools/build/compile/lean-rjsf.ts). */
const ownRegistry = 'src/site/forms/rjsf/rjsf-registry.ts'
const site = ['src/main.tsx', ownRegistry, ...ownBlocks]
const running = runningPackages([...site, 'src/tools/cli/preview.ts', ...games])

/** What runs without being imported: the program of the command, and the typeface of the sandbox's pictures. */
const named = ['tsx', `@fontsource/${titleTypeface.heading.slug}`]

it('runs the command by the program that is named here', () => {
  expect(scripts['preview']).toBe('tsx src/tools/cli/preview.ts')
})

it('finds what the site and the server import', () => {
  expect([...running.keys()]).toEqual(expect.arrayContaining(['react', 'hono', 'sharp', 'svg-captcha', 'opentype.js']))
})

it('has every package that runs among the dependencies', () => {
  const missing = [...running].filter(([name]) => !(name in dependencies))
  expect(missing.map(([name, file]) => `${name}, imported by ${file}`)).toEqual([])
})

it('has no dependency that only builds or tests', () => {
  const known = new Set([...running.keys(), ...named])
  expect(Object.keys(dependencies).filter((name) => !known.has(name))).toEqual([])
})

it('names each package once', () => {
  expect(Object.keys(dependencies).filter((name) => name in devDependencies)).toEqual([])
})
