import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFiles } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'

const emptyBuild = { 'sites.json': { hosts: {}, merchants: {}, neutral: { styleHashes: [] } } }

/** Runs a command without npm. Every case here ends before anything is built or served. */
function run(command: string, dir: string, out = join(dir, 'dist')) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `src/tools/cli/${command}.ts`, '--out', out],
    {
      encoding: 'utf8',
      env: { ...process.env, MERCHANTS_DIR: dir, PORT: '0', SANDBOX_DB: ':memory:', GATEWAY_URL: '', NO_COLOR: '1' },
    },
  )
  return { status, stdout, stderr }
}

test.each(['build', 'start', 'preview'])(
  'npm run %s ends with 2 and one line where there is no brand',
  (command) => {
    const dir = writeMerchants({})
    const stderr = `There is nothing to serve: ${dir} holds templates alone (base).\n`
    expect(run(command, dir)).toEqual({ status: 2, stdout: '', stderr })
  },
  60_000,
)

test('an empty folder of merchants is one line and exit code 2', () => {
  const dir = writeMerchants({})
  rmSync(join(dir, 'base'), { recursive: true })
  expect(run('build', dir)).toMatchObject({
    status: 2,
    stderr: `There is nothing to serve: ${dir} holds no merchant.\n`,
  })
}, 60_000)

test('a build that serves no brand is not previewed', () => {
  const out = mkdtempSync(join(tmpdir(), 'livery-dist-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  writeFiles(out, emptyBuild)
  const { status, stderr } = run('preview', writeMerchants({ acme }), out)
  expect([status, stderr]).toEqual([2, `${out} holds no brand: run npm run build first.\n`])
}, 60_000)
