import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gameArtAddress } from '@/sandbox/art/games/game-art'
import { gamesOf, vendorsOf } from '@/sandbox/games/port/catalogue'
import { builtDist } from '@tests/built-dist'

/** `npm ci --omit=dev && npm run preview`, in a copy of the project that has no package but these. */
const place = mkdtempSync(join(tmpdir(), 'livery-without-development-'))
const copied = ['package.json', 'package-lock.json', '.npmrc', 'tsconfig.json', 'schemas', 'merchants', 'src']

// As in a shell: what the test runner sets would reach npm and the server.
const { NODE_ENV: _, ...shell } = process.env
const env = { ...shell, SANDBOX_DB: ':memory:', PORT: '0', NO_COLOR: '1' }
let server: ChildProcess | undefined
let port = 0

beforeAll(async () => {
  for (const name of copied) cpSync(name, join(place, name), { recursive: true })
  const install = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', install, { cwd: place, env, stdio: 'pipe' })
  // A group of its own, because npm starts further processes that would outlive it.
  server = spawn('npm', ['run', 'preview', '--', '--out', resolve(builtDist)], { cwd: place, env, detached: true })
  port = await printedPort(server)
}, 600_000)

afterAll(() => {
  if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid)
  rmSync(place, { recursive: true, force: true })
}, 60_000)

function printedPort(child: ChildProcess): Promise<number> {
  let said = ''
  return new Promise((found, fail) => {
    const listen = (part: unknown): void => {
      said += String(part)
      const printed = /http:\/\/aurora\.localhost:(\d+)\//.exec(said)?.[1]
      if (printed !== undefined) found(Number(printed))
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('close', () => fail(new Error(`npm run preview ended: ${said}`)))
  })
}

/** The answer to a page of aurora under a host name, which need not resolve on this machine. */
function answerOf(name: string, path: string): Promise<{ status: number | undefined; type: string; body: Buffer }> {
  return new Promise((found, fail) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${name}:${port}`, merchant: 'aurora' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const type = response.headers['content-type'] ?? ''
        found({ status: response.statusCode, type, body: Buffer.concat(parts) })
      })
    }).on('error', fail)
  })
}

const oneGame = gamesOf(vendorsOf('RNG')[0] ?? '', 'RNG')[0]?.nodeId ?? ''

/** TypeScript comes along, because i18next names it as a peer. */
it('installs nothing that only builds or tests', () => {
  const isThere = (name: string) => existsSync(join(place, 'node_modules', name))
  expect(['vite', 'vitest', 'storybook', 'playwright', 'oxlint', 'oxfmt'].filter(isThere)).toEqual([])
})

it.each([
  ['a home page', 'aurora.localhost', '/', 'text/html', '<main'],
  ['another brand', 'derby.localhost', '/register', 'text/html', '<h1'],
  ['the control panel', 'localhost', '/sandbox', 'text/html', '<title'],
  [
    'the settings of the sandbox',
    'localhost',
    '/sandbox/settings?merchant=aurora',
    'application/json',
    'registerRules',
  ],
  [
    'the first call of a page',
    'aurora.localhost',
    '/wps/system/status?url=http%3A%2F%2Faurora.localhost%2F',
    'application/json',
    '{',
  ],
  ['a captcha', 'aurora.localhost', '/wps/captcha', 'application/json', '"image":"'],
  ['the picture of a game', 'aurora.localhost', gameArtAddress(oneGame, 'en'), 'image/webp', 'WEBP'],
  ['the script of a game', 'games.localhost', '/clients/slot.js', 'text/javascript', 'fetch'],
])('serves %s', async (_name, host, path, type, part) => {
  const answer = await answerOf(host, path)
  expect(String(answer.body)).toContain(part)
  expect(answer).toMatchObject({ status: 200, type: expect.stringContaining(type) as string })
})
