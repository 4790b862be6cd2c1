import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { mountGateway } from './mount-gateway'

it('gives the sandbox everything that comes for the games’ host, and a gateway elsewhere nothing of it', async () => {
  const sandbox = new Hono().all('*', (c) => c.text('game'))
  const isGamesHost = (host: string | null) => host === 'games.localhost:4173'
  const server = new Hono()
  mountGateway(server, { kind: 'sandbox', app: sandbox, isGamesHost }, () => false)
  server.get('*', (c) => c.text('site'))
  const ask = async (host: string, path: string) =>
    (await server.request(`http://${host}${path}`, { headers: { host } })).text()
  expect(await ask('games.localhost:4173', '/launch/abc')).toBe('game')
  expect(await ask('aurora.localhost:4173', '/launch/abc')).toBe('site')
})
