import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from './open-database'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hold-'))
  file = join(folder, 'x.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

const refusal =
  /^the sandbox database \S+ cannot be used: another server has it open: end that one, or set SANDBOX_DB to another file$/

it('gives a file to one server at a time', async () => {
  const first = await openDatabase(file, [])
  await expect(openDatabase(file, [])).rejects.toThrow(refusal)
  await expect(openDatabase(`file:${file}`, [])).rejects.toThrow(refusal)
  ;(await openDatabase(join(folder, 'y.db'), [])).close()
  first.close()
  ;(await openDatabase(file, [])).close()
})

it('takes it from a server that was killed', async () => {
  const script = `import { openDatabase } from './src/sandbox/database/open-database.ts'
    await openDatabase(${JSON.stringify(file)}, [])
    console.log('open')
    setInterval(() => undefined, 1000)`
  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => server.stdout.once('data', resolve))
  await expect(openDatabase(file, [])).rejects.toThrow(refusal)
  const ended = new Promise((resolve) => server.once('close', resolve))
  server.kill('SIGKILL')
  await ended
  ;(await openDatabase(file, [])).close()
})
