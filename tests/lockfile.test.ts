import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Lockfile {
  readonly packages: Record<string, { readonly integrity?: string; readonly resolved?: string }>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('the lockfile names no host, so that any registry can serve it', () => {
  expect(installed.filter(([, entry]) => entry.resolved).map(([path]) => path)).toEqual([])
})

test('the lockfile holds a checksum of every package', () => {
  expect(installed.filter(([, entry]) => !entry.integrity).map(([path]) => path)).toEqual([])
})

test('the project asks for exact versions', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    Record<string, string>
  >
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  expect(versions.filter(([, version]) => !/^\d/.test(version))).toEqual([])
})
