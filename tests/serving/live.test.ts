import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { BuildFolder } from '@/tools/build/build-folder'
import { fixtureDist, fixtureSites } from '@/tools/build/testing/fixture-dist'
import { writeRelease } from '@/tools/build/write-sites'
import { ask } from './ask'
import { freePort } from './free-port'
import { RunningNginx } from './running-nginx'

/**
 * The recipe of src/tools/serve/README.md for deploying brands one by one, with a temporary folder in place of
 * /srv/livery.
 */
const srv = mkdtempSync(join(tmpdir(), 'livery-live-'))
const first = await fixtureDist(join(srv, 'first-build'))
const second = await secondBuild()
for (const name of ['assets', 'nginx', 'neutral.html', 'robots.txt'])
  cpSync(join(first, name), join(srv, name), { recursive: true })
const maps = join(srv, 'nginx/live.conf')
writeFileSync(maps, readFileSync(maps, 'utf8').replaceAll(/\/srv\/livery([^;]*)/g, `"${srv}$1"`))
for (const name of ['releases', 'live']) mkdirSync(join(srv, name))
for (const code of ['north', 'south']) putLive(code, first)
const port = await freePort()
const nginx = await new RunningNginx(
  '/',
  (folder) => `error_log stderr notice;
pid "${folder}/nginx.pid";
events { }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${folder}/${name}";`).join('\n  ')}
  include "${srv}/nginx/live.conf";
  server {
    listen 127.0.0.1:${port} default_server;
    root "${srv}";
    set $livery_gateway "";
    include "${srv}/nginx/server.conf";
  }
}
`,
).ready()

afterAll(async () => {
  await nginx.stop()
  rmSync(srv, { recursive: true })
})

/** Another release of north: with another home page, another policy, and one more page. */
async function secondBuild(): Promise<string> {
  const folder = join(srv, 'second-build')
  cpSync(join(first, 'north/brand'), join(folder, 'north/brand'), { recursive: true })
  const build = new BuildFolder(folder, join(srv, 'none'))
  const { north } = fixtureSites.merchants
  if (north === undefined) throw new Error('the fixture has no north')
  await build.write('north/index.html', '<h1>North home, again</h1>', 'page')
  await build.write('north/app.html', '<h1>North frame, again</h1>', 'page')
  const policy = { ...north.policy, styleHashes: ["'sha256-again'"] }
  const pages = [...north.pages, '/new']
  await writeRelease(build, 'north', ['north.localhost'], { ...north, policy, pages, documents: {}, release: 'second' })
  return folder
}

function putLive(code: string, build: string): void {
  const release = readFileSync(join(build, code, 'release.txt'), 'utf8').trim()
  cpSync(join(build, code), join(srv, 'releases', code, release), { recursive: true })
  const link = join(srv, 'live', code)
  rmSync(link, { force: true })
  symlinkSync(join('../releases', code, release), link)
}

async function seen(host: string, path = '/') {
  const { status, headers, body } = await ask(port, { host, path })
  return { status, policy: String(headers['content-security-policy']), text: String(body) }
}

test('a brand is put live and taken back alone, its pages and their policy in one moment', async () => {
  const before = { north: await seen('north.localhost'), south: await seen('south.localhost') }
  expect(before.north.text).toContain('North home</h1>')
  expect(before.north.policy).toContain("'sha256-north'")

  putLive('north', second)
  // The link has a new target, but nginx still shows what it was started with.
  expect(await seen('north.localhost')).toEqual(before.north)

  nginx.reload()
  await vi.waitFor(async () => expect((await seen('north.localhost')).text).toContain('again'))
  const after = await seen('north.localhost')
  expect(after.policy).toContain("'sha256-again'")
  expect((await seen('north.localhost', '/new')).status).toBe(200)
  expect(await seen('south.localhost')).toEqual(before.south)

  putLive('north', first)
  nginx.reload()
  await vi.waitFor(async () => expect((await seen('north.localhost')).text).not.toContain('again'))
  expect(await seen('north.localhost')).toEqual(before.north)
  expect((await seen('north.localhost', '/new')).status).toBe(404)
})

test('each brand has its own files, and what makes a folder a release is not served', async () => {
  expect((await seen('north.localhost', '/brand/logo.0a1b2c3d.svg')).status).toBe(200)
  expect((await seen('south.localhost', '/brand/logo.0a1b2c3d.svg')).status).toBe(404)
  expect((await seen('north.localhost', '/assets/index-abc.js')).status).toBe(200)
  expect((await seen('north.localhost', '/robots.txt')).text).toContain('Allow: /')
  expect((await seen('north.localhost', '/release.txt')).text).toBe('first\n')
  for (const path of ['/nginx/hosts.conf', '/brand/../nginx/hosts.conf', '/live/north/index.html'])
    expect((await seen('north.localhost', path)).status, path).toBe(404)
  expect((await seen('nobody.localhost')).text).toContain('No site at this address')
})
