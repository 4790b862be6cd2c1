import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareBuilds } from './compare-builds'

/** A copy of the project, built before and after a brand with code of its own is added. */
const project = mkdtempSync(join(tmpdir(), 'livery-own-block-'))
const [before, after] = [join(project, 'before'), join(project, 'after')]

beforeAll(async () => {
  for (const name of [
    'src',
    'schemas',
    'merchants',
    'package.json',
    'tsconfig.json',
    'tests/tsconfig.json',
    'index.html',
    'vite.config.ts',
  ])
    cpSync(name, join(project, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  await npm('build', '--', '--out', before)
  await npm('merchant', '--', 'new', 'rowan', '--name', 'Rowan', '--color', '#9f1d35')
  cpSync('tests/composed-centres/rowan', join(project, 'merchants/rowan'), { recursive: true })
  await npm('generate')
  await npm('build', '--', '--out', after)
}, 900_000)

afterAll(() => rmSync(project, { recursive: true }), 60_000)

async function npm(...script: readonly string[]): Promise<void> {
  // Vitest's own NODE_ENV would compile the pages for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)('npm', ['run', '--silent', ...script], { cwd: project, env })
}

test('a block of a brand’s own changes no file of another brand, and adds scripts for its own pages alone', () => {
  const { changed, added } = compareBuilds(before, after)
  expect(changed).toEqual([])
  expect(added.filter((path) => !path.startsWith('rowan/') && !path.startsWith('assets/'))).toEqual([])
  expect(added.filter((path) => path.startsWith('assets/rowan-club-card-'))).not.toEqual([])
})
