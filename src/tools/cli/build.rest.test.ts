import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'

/** Runs `npm run build` without npm. Every case here ends before anything is built. */
function build(dir: string, ...args: string[]) {
  const out = join(dir, 'dist')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/tools/cli/build.ts', '--out', out, ...args],
    { encoding: 'utf8', env: { ...process.env, MERCHANTS_DIR: dir, GATEWAY_URL: '', NO_COLOR: '1' } },
  )
  expect(existsSync(join(out, 'assets'))).toBe(false)
  return { status, stdout, stderr }
}

test('a folder for a static host that would know no gateway is one line and exit code 2', () => {
  expect(build(writeMerchants({ acme }), '--static', 'acme')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'A static host does not know the gateway of acme: set gateway.baseUrl in its site.json, or GATEWAY_URL.\n',
  })
}, 60_000)

test('a merchant that is not there is one line and exit code 2', () => {
  const { status, stderr } = build(writeMerchants({ acme }), '--static', 'acne')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^There is no merchant acne in .*\n$/)
}, 60_000)

test('one brand cannot be built where there is no build', () => {
  const { status, stderr } = build(writeMerchants({ acme }), '--only', 'acme')
  expect([status, stderr]).toEqual([2, expect.stringMatching(/dist holds no build: run npm run build first\.\n$/)])
}, 60_000)

test.each([
  ['that is not there', 'acne', /^There is no merchant acne in .*\n$/],
  ['that is a template', 'base', /^base is a template, of which no site is built\.\n$/],
])(
  'one brand %s is one line and exit code 2',
  (_, code, message) => {
    const dir = writeMerchants({ acme })
    writeFiles(dir, { 'dist/sites.json': { hosts: {}, merchants: {}, neutral: { styleHashes: [] } } })
    const { status, stderr } = build(dir, '--only', code)
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)])
  },
  60_000,
)

test('one brand is built whatever problems another has, and not when it has problems itself', () => {
  const dir = writeMerchants({ acme, other: { 'site.json': '{' } })
  writeFiles(dir, { 'dist/sites.json': { hosts: {}, merchants: {}, neutral: { styleHashes: [] } } })
  // The error about the static host comes after the check of the brands, and so shows that acme passed it.
  expect(build(dir, '--only', 'acme', '--static', 'acme').stderr).toContain('does not know the gateway of acme')
  expect(build(dir, '--only', 'other').status).toBe(1)
}, 60_000)
