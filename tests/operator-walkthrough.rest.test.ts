import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

/** "Add a brand" of merchants/README.md, followed literally, on a copy of the template. */
const readme = readFileSync('merchants/README.md', 'utf8')
const section = /^## Add a brand\n(.*?)^## /ms.exec(readme)?.[1] ?? ''
const commands = [...section.matchAll(/^```sh\n(.*?)^```$/gms)]
  .flatMap(([, block = '']) => block.trim().split('\n'))
  // Needs a designer's file, which a brand may do without.
  .filter((command) => !command.includes('import-tokens'))
const addresses = [...section.matchAll(/<(http:\/\/[^>]+)>/g)].map(([, address = '']) => new URL(address))

const folder = mkdtempSync(join(tmpdir(), 'livery-walkthrough-'))
const merchants = join(folder, 'merchants')
// As in an operator's shell: the NODE_ENV of the test runner would change the build.
const { NODE_ENV: _, ...shell } = process.env
const env = { ...shell, MERCHANTS_DIR: merchants, SANDBOX_DB: ':memory:', PORT: '0', NO_COLOR: '1' }
const started: ChildProcess[] = []

afterAll(() => {
  for (const child of started) child.kill()
  rmSync(folder, { recursive: true, force: true })
})

it('leads from a clone to the brand’s page in the browser', { timeout: 300_000 }, async () => {
  cpSync('merchants/base', join(merchants, 'base'), { recursive: true })
  const [install, ...others] = commands
  const start = others.pop()
  // The dependencies are already installed, because this test runs.
  expect([install, start]).toEqual(['npm ci', 'npm start'])

  for (const command of others) {
    const words = npmRun(command)
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' })
    expect({ command, status, stderr }).toEqual({ command, status: 0, stderr: '' })
    expect(stdout).toMatch(/made acme|1 checked, no problems/)
  }

  const [address] = addresses
  expect(address?.hostname).toBe('acme.localhost')
  const page = await fetchPage(await startSites(), address?.hostname ?? '')
  expect(page).toContain('Welcome to Acme Play')
  expect(page).toContain('--color-primary:#c2185b')
})

/** Node's arguments for `npm run merchant -- …`, split into words as in a shell. */
function npmRun(command: string): string[] {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  expect(words.slice(0, 4)).toEqual(['npm', 'run', 'merchant', '--'])
  return ['--import', 'tsx', 'src/tools/cli/merchant.ts', ...words.slice(4)]
}

/** Runs what `npm start` runs and returns the port once it answers. */
function startSites(): Promise<number> {
  const args = ['--import', 'tsx', 'src/tools/cli/start.ts', '--out', join(folder, 'dist')]
  const child = spawn(process.execPath, args, { env })
  started.push(child)
  let said = ''
  return new Promise((resolve, reject) => {
    const listen = (part: unknown): void => {
      said += String(part)
      const port = /http:\/\/acme\.localhost:(\d+)\//.exec(said)?.[1]
      if (port !== undefined) resolve(Number(port))
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('close', () => reject(new Error(`npm start ended: ${said}`)))
  })
}

/** The page for a host name, which need not resolve on this machine. */
function fetchPage(port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers: { host: `${host}:${port}` } }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part) => (body += String(part)))
      response.on('end', () => resolve(body))
    }).on('error', reject)
  })
}
