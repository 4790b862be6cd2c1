import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fixtureDist, fixtureSites } from '@/tools/build/testing/fixture-dist'
import { ask } from './ask'
import { buildOnNginx } from './build-on-nginx'
import { cacheInFront } from './cache-in-front'
import { shuffled } from './shuffled'

const dist = await fixtureDist()
const { port, nginx } = await buildOnNginx(dist)
const cache = await cacheInFront(port)

afterAll(async () => {
  await Promise.all([cache.nginx.stop(), nginx.stop()])
  rmSync(dist, { recursive: true })
})

test('behind a cache, each host keeps to its own brand and each browser to what it can read', async () => {
  const codes = Object.entries(fixtureSites.hosts)
  const kinds = [
    ['', ''],
    ['gzip', '.gz'],
    // A page has no brotli copy.
    ['br', ''],
  ] as const
  const questions = codes.flatMap(([host, code]) =>
    kinds.flatMap(([encoding, ending]) =>
      ['/', '/', '/', '/'].map((path) => ({ host, path, encoding, file: `${code}/index.html${ending}` })),
    ),
  )
  const answers = await Promise.all(
    shuffled(questions).map(async ({ host, path, encoding, file }) => ({
      host,
      file,
      answer: await ask(cache.port, { host, path, headers: { 'Accept-Encoding': encoding } }),
    })),
  )
  for (const { host, file, answer } of answers) {
    expect(answer.body.equals(readFileSync(join(dist, file))), `${file} on ${host}`).toBe(true)
  }
  // Some answers came from the cache.
  expect(answers.filter(({ answer }) => answer.headers['x-cache'] === 'HIT').length).toBeGreaterThan(0)
})

test('a brand’s file is not on another host, even once the cache holds it', async () => {
  const logo = (host: string) => ask(cache.port, { host, path: '/brand/logo.0a1b2c3d.svg' })
  expect((await logo('north.localhost')).status).toBe(200)
  expect((await logo('north.localhost')).headers['x-cache']).toBe('HIT')
  expect((await logo('south.localhost')).status).toBe(404)
  expect((await logo('nobody.localhost')).status).toBe(404)
})
