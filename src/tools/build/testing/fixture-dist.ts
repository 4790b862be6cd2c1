import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { BuildFolder } from '@/tools/build/build-folder'
import { finishBuild } from '@/tools/build/finish-build'
import { writeSharedFiles } from '@/tools/build/site-files/shared-files'
import { writeRelease } from '@/tools/build/write-sites'
import { systemDocument, systemPages } from '@/tools/serve/page-addresses'
import type { SitesFile } from '@/tools/serve/sites-file'

const site = { movedCalls: [], policy: { styleHashes: [] }, rest: '', key: '', documentsHash: '', release: 'first' }

export const fixtureSites: SitesFile = {
  hosts: {
    'north.localhost': 'north',
    'www.north.example': 'north',
    'south.localhost': 'south',
    // Of these the gateway of the tests says that they are closed, or let nobody in.
    'closed.localhost': 'north',
    'closed-until.localhost': 'north',
    'blocked.localhost': 'north',
    // Names that nginx's map would interpret as its own parameters.
    default: 'north',
    include: 'hostnames',
    volatile: 'default',
  },
  merchants: {
    north: {
      name: 'North',
      home: ['/', '/home'],
      pages: ['/register', '/help/v1.2', '/Terms', '/terms', '/promotions'],
      documents: { '/help/v1.2': 'page.help', '/promotions': 'frame' },
      languages: ['vi', 'zh-tw'],
      languageNames: { '/en': '', '/vi-vn': '/vi', '/zh-hant-tw': '/zh-tw' },
      content: {
        '/promotions?welcome': 'promotion.a1',
        '/promotions?Welcome': 'promotion.b2',
        '/promotions?%E7%A6%8F': 'promotion.c3',
        '/promotions?%22%3B': 'promotion.d4',
        '/promotions?..%2F..%2Fx': 'promotion.e5',
        '/promotions?summer': 'gone.promo',
        '/promotions?WELCOME': 'gone.promo',
      },
      movedCalls: ['/api/sign-in'],
      statusCall: { address: '/wps/system/status', moduleId: 'permission', merchant: 'north', language: 'EN' },
      policy: { styleHashes: ["'sha256-north'"], hosts: ['north.localhost', 'www.north.example'] },
      rest: '',
      key: '',
      documentsHash: '',
      release: 'first',
    },
    south: {
      ...site,
      name: 'South',
      home: ['/'],
      pages: [],
      policy: {
        styleHashes: [],
        gatewayOrigin: 'https://api.south.example',
        services: { scripts: ['https://tag.example'], pictures: [], calls: [] },
        policyReports: '/reports/policy',
        monitoringOrigin: 'https://otel.south.example',
      },
    },
    default: { ...site, name: 'Default', home: ['/'], pages: ['/register'] },
    hostnames: { ...site, name: 'Hostnames', home: ['/'], pages: ['/register'] },
  },
  neutral: { styleHashes: ["'sha256-neutral'"] },
}

const filler = '<p>content</p>'.repeat(200)
const scripts = { 'assets/index-abc.js': `export const text = '${'script '.repeat(400)}'` }
const brandFiles: Record<string, string> = { 'north/brand/logo.0a1b2c3d.svg': `<svg>${'<g></g>'.repeat(200)}</svg>` }

/** A folder as the build writes it, with small merchants. `more` are further hashed files of this build. */
export async function fixtureDist(
  folder = mkdtempSync(join(tmpdir(), 'livery-dist-')),
  last = `${folder}.none`,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const build = new BuildFolder(folder, last)
  for (const [name, text] of Object.entries({ ...scripts, ...more })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const [name, text] of Object.entries(brandFiles)) await build.write(name, text)
  for (const [code, entry] of Object.entries(fixtureSites.merchants)) {
    const { name } = entry
    const hosts = Object.entries(fixtureSites.hosts).flatMap(([host, owner]) => (owner === code ? [host] : []))
    await writeRelease(build, code, hosts, entry)
    await build.write(`${code}/index.html`, `<h1>${name} home</h1>${filler}`, 'page')
    await build.write(`${code}/app.html`, `<h1>${name} frame</h1>`, 'page')
    for (const page of systemPages)
      await build.write(`${code}/${systemDocument(page)}.html`, `<h1>${name}: ${page}</h1>`, 'page')
    await build.write(`${code}/sitemap.xml`, `<urlset><!-- ${name} -->${filler}</urlset>`)
    await build.write(`${code}/robots.txt`, 'User-agent: *\nAllow: /\n')
    await build.write(`${code}/manifest.webmanifest`, JSON.stringify({ name }))
    await build.write(`${code}/service-worker.js`, `self.name = ${JSON.stringify(name)}`)
    await build.write(`${code}/favicon.ico`, 'icon', 'none')
  }
  await build.write('north/frame.html', '<h1>North shell</h1>', 'page')
  const content = [...new Set(Object.values(fixtureSites.merchants['north']?.content ?? {}))]
  for (const name of content) await build.write(`north/${name}.html`, `<h1>North ${name}</h1>${filler}`, 'page')
  await build.write('north/page.help.html', '<title>Help</title><h1>North frame</h1>', 'page')
  for (const language of fixtureSites.merchants['north']?.languages ?? [])
    for (const name of ['index', 'app', 'frame', 'page.help', ...content, ...systemPages.map(systemDocument)])
      await build.write(`north/${language}/${name}.html`, `<h1>North ${name} in ${language}</h1>${filler}`, 'page')
  await writeSharedFiles(build, fixtureSites)
  await finishBuild(build, last)
  return folder
}
