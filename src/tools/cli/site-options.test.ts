import { Command } from 'commander'
import { expect, test, vi } from 'vitest'
import { serveOptions } from './site-options'

function parse(args: string[], env: Record<string, string> = {}) {
  const command = new Command('start').exitOverride().configureOutput({ writeErr: () => undefined })
  for (const option of serveOptions()) command.addOption(option)
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  try {
    return command.parse(args, { from: 'user' }).opts()
  } finally {
    vi.unstubAllEnvs()
  }
}

test('the defaults are those of the documentation', () => {
  expect(parse([])).toEqual({ port: 4173, host: '127.0.0.1', gateway: 'sandbox', database: '.data/sandbox.db' })
})

test('the environment sets what no flag says, and a flag wins', () => {
  expect(parse([], { PORT: '5000', HOST: '::1', SANDBOX_DB: ':memory:' })).toMatchObject({
    port: 5000,
    host: '::1',
    database: ':memory:',
  })
  expect(parse(['--port', '6000'], { PORT: '5000' })).toMatchObject({ port: 6000 })
})

test('an empty gateway address is none', () => {
  expect(parse([], { GATEWAY_URL: '' })['gateway']).toBe('sandbox')
  expect(parse([], { GATEWAY_URL: 'https://api.example.com' })['gateway']).toEqual(new URL('https://api.example.com'))
})

test.each([
  ['PORT', '80a'],
  ['PORT', ''],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '4173.5'],
  ['HOST', 'http://x'],
  ['GATEWAY_URL', 'api.example.com'],
  ['GATEWAY_URL', 'ftp://api.example.com'],
  ['SANDBOX_DB', ' '],
])('%s=%s is refused by name', (name, value) => {
  expect(() => parse([], { [name]: value })).toThrow(new RegExp(`'${value}' from env '${name}' is invalid`))
})
