import { spawn } from 'node:child_process'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'livery-start-'))
const patient = { timeout: 60_000 }

afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `npm start` without npm. Every case here ends before anything is built. */
function start(env: Record<string, string>, ...args: string[]) {
  const out = ['--out', join(folder, 'dist')]
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/cli/start.ts', ...out, ...args], {
    env: { ...process.env, PORT: '0', SANDBOX_DB: ':memory:', NO_COLOR: '1', ...env },
  })
  let stderr = ''
  child.stderr.on('data', (part) => (stderr += String(part)))
  return new Promise<{ code: number | null; stderr: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, stderr })),
  )
}

test.concurrent('an invalid setting is one line and exit code 2', patient, async () => {
  const { code, stderr } = await start({ PORT: '80a' })
  expect(code).toBe(2)
  expect(stderr).toMatch(/^error: .*'80a' from env 'PORT' is invalid.*\n$/)
})

test.concurrent('an unknown flag is one line and exit code 2', patient, async () => {
  expect(await start({}, '--prot', '5000')).toEqual({ code: 2, stderr: "error: unknown option '--prot'\n" })
})

test.concurrent('a port in use is one line and exit code 2', patient, async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const { code, stderr } = await start({ PORT: String(port) })
  server.close()
  expect(code).toBe(2)
  expect(stderr).toBe(`Port ${port} of 127.0.0.1 is in use: stop what listens there, or set PORT to another.\n`)
})

test.concurrent('a host that is not of this machine is one line and exit code 2', patient, async () => {
  const { code, stderr } = await start({ HOST: '203.0.113.7' })
  expect(code).toBe(2)
  expect(stderr).toBe('203.0.113.7 is no address of this machine: set HOST to one.\n')
})

test.concurrent('a database file that cannot be read is one line and exit code 2', patient, async () => {
  const file = join(folder, 'text.db')
  writeFileSync(file, 'not a database '.repeat(100))
  const { code, stderr } = await start({ SANDBOX_DB: file })
  expect(code).toBe(2)
  // Other lines may come first, such as warnings about the brands once the period of a banner has ended.
  expect(stderr.trimEnd().split('\n').at(-1)).toContain(file)
  expect(stderr).not.toContain('    at ')
})

test.concurrent('a merchants folder that is not there is one line and exit code 2', patient, async () => {
  const { code, stderr } = await start({ MERCHANTS_DIR: join(folder, 'none') })
  expect(code).toBe(2)
  expect(stderr).toBe(`The merchants folder ${join(folder, 'none')} cannot be read: ENOENT\n`)
})

test.concurrent('invalid merchants are shown with their places and exit code 1', patient, async () => {
  const merchants = join(folder, 'merchants')
  mkdirSync(join(merchants, 'north'), { recursive: true })
  writeFileSync(join(merchants, 'north/site.json'), '{\n  "code": "north",\n}\n')
  const { code, stderr } = await start({ MERCHANTS_DIR: merchants })
  expect(code).toBe(1)
  expect(stderr).toContain('north/site.json:2:18')
})
