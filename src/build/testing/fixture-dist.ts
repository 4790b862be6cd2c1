import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { SitesFile } from '@/build/sites-file'

const sites: SitesFile = {
  hosts: { 'north.localhost': 'north', 'www.north.example': 'north', 'south.localhost': 'south' },
  merchants: {
    north: {
      name: 'North',
      home: ['/', '/home'],
      pages: ['/register', '/help/v1.2'],
      movedCalls: ['/api/sign-in'],
      policy: { styleHashes: ["'sha256-north'"] },
    },
    south: {
      name: 'South',
      home: ['/'],
      pages: [],
      movedCalls: [],
      policy: { styleHashes: [], gatewayOrigin: 'https://api.south.example' },
    },
  },
  neutral: { styleHashes: ["'sha256-neutral'"] },
}

const files: Record<string, string> = {
  'sites.json': JSON.stringify(sites),
  'neutral.html': '<h1>No site at this address</h1>',
  'assets/index-abc.js': `export const text = '${'script '.repeat(400)}'`,
  'north/index.html': `<h1>North home</h1>${'<p>content</p>'.repeat(200)}`,
  'north/app.html': '<h1>North frame</h1>',
  'north/brand/logo.0a1b2c3d.svg': '<svg/>',
  'south/index.html': '<h1>South home</h1>',
  'south/app.html': '<h1>South frame</h1>',
}

/** A folder as the build writes it, with two small merchants. */
export function fixtureDist(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-dist-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}
