import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'

/** Runs `npm run build` without npm. Every case here ends before anything is built. */
function build(dir: string, ...args: string[]) {
  const out = join(dir, 'dist')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/tools/cli/build.ts', '--out', out, ...args],
    { encoding: 'utf8', env: { ...process.env, MERCHANTS_DIR: dir, GATEWAY_URL: '', NO_COLOR: '1' } },
  )
  expect(existsSync(out)).toBe(false)
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
