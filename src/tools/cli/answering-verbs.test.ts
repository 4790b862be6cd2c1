import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Files } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { wantsColour } from './paint'
import { runMerchant } from './run-merchant'

async function run(args: string[], files: Files = {}, dir = writeMerchants({ acme: { ...acme, ...files } })) {
  const out: string[] = []
  const err: string[] = []
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), isColoured: false, dir }
  return { exitCode: await runMerchant(args, io), out: out.join('\n'), err: err.join('\n') }
}

const old: Files = { 'site.json': { schemaVersion: 1, ...(acme['site.json'] as object) } }

describe.each(['new', 'check', 'explain', 'why', 'diff', 'list', 'migrate'])('%s', (verb) => {
  it('explains itself', async () => {
    const { exitCode, out } = await run([verb, '--help'])
    expect(exitCode).toBe(0)
    expect(out).toMatch(/^Usage: merchant /)
    expect(out).toMatch(/exit codes?/i)
  })

  it('ends with 2 and one line when it is called wrongly', async () => {
    const { exitCode, out, err } = await run([verb, '--no-such-option'])
    expect([exitCode, out]).toEqual([2, ''])
    expect(err).toMatch(/^merchant: [^\n]+$/)
  })
})

describe('exit codes and messages', () => {
  it.each<[string, string[], number, RegExp, Files?]>([
    ['why answers', ['why', 'acme', 'menus.side.order'], 0, /set by +base\/menus\.json:\d+:\d+/],
    ['why, of a text key in brackets', ['why', 'acme', 'locales.EN["nav.home"]'], 0, /set by +base\/locales\/EN\.json/],
    ['why, of one whose quotes the shell ate', ['why', 'acme', 'locales.EN[nav.home]'], 0, /base\/locales\/EN\.json/],
    ['why, of what nothing sets', ['why', 'acme', 'site.currency.symbol'], 0, /nothing, and there is no default/],
    ['why, of a wrong path', ['why', 'acme', 'menus.sied.order'], 2, /menus has no "sied": did you mean "side"\?/],
    ['why, of no value', ['why', 'acme', 'locales'], 2, /which value\? There are locales\.EN, locales\.TY/],
    ['why, of a text by its key alone', ['why', 'acme', 'nav.home'], 2, /is a text: ask for locales\.EN\.nav\.home/],
    ['why, of a wrong brand', ['why', 'acne', 'menus'], 2, /no merchant "acne": did you mean "acme"\?/],
    [
      'why, of a broken file',
      ['why', 'acme', 'menus.side'],
      1,
      /acme\/menus\.json cannot be read/,
      { 'menus.json': '{' },
    ],
    ['why, of an older format', ['why', 'acme', 'menus.side'], 1, /migrate/, old],
    ['explain a key', ['explain', 'site.name'], 0, /Name of the brand/],
    ['explain what a list may hold', ['explain', 'panels.member.betting-record.columns'], 0, /"odds"\n +Sports/],
    ['explain nothing known', ['explain', 'route-unknwon'], 2, /did you mean "route-unknown"/],
    ['explain alone', ['explain'], 0, /banner-slider/],
    ['diff of two', ['diff', 'base', 'acme'], 0, /name: "Base" → "Acme"/],
    ['diff of two, for scripts', ['diff', 'base', 'acme', '--exit-code'], 1, /Acme/],
    ['diff of one with itself', ['diff', 'acme', 'acme', '--exit-code'], 0, /No differences/],
    ['diff of a wrong brand', ['diff', 'acme', 'bsae'], 2, /no merchant "bsae": did you mean "base"\?/],
    ['diff outside of git', ['diff', '--since', 'main'], 2, /in no git repository/],
    ['migrate what is up to date', ['migrate'], 0, /Nothing to do: all files are in version 2/],
    ['migrate an older brand', ['migrate'], 0, /acme\/site\.json\n\n1 file in 1 merchant written/, old],
    ['migrate a broken file', ['migrate'], 1, /syntax-error[^]*nothing was written/, { 'menus.json': '{' }],
  ])('%s', async (_, args, exitCode, words, files) => {
    const result = await run(args, files)
    expect(result.exitCode).toBe(exitCode)
    expect(result.out + result.err).toMatch(words)
  })

  it('no verb shows what there is', async () => {
    const { exitCode, out } = await run([])
    expect(exitCode).toBe(0)
    for (const verb of ['new', 'check', 'explain', 'why', 'diff', 'list', 'migrate'])
      expect(out).toContain(`  ${verb} `)
  })
})

it('migrate --dry-run shows the lines and writes nothing', async () => {
  const dir = writeMerchants({ acme: { ...acme, ...old } })
  const { exitCode, out } = await run(['migrate', '--dry-run'], {}, dir)
  expect(exitCode).toBe(0)
  expect(out).toContain('-  "schemaVersion": 1,\n+  "schemaVersion": 2,')
  expect(readFileSync(join(dir, 'acme/site.json'), 'utf8')).toContain('"schemaVersion": 1')
})

describe('for programs', () => {
  it.each([
    [['why', 'acme', 'site.name'], { merchant: 'acme', path: 'site.name', value: 'Acme', source: 'file' }],
    [['explain', 'site.name'], { kind: 'key', name: 'site.name', facts: { file: 'site.json' } }],
    [
      ['explain'],
      { topics: { dialogs: expect.arrayContaining([expect.objectContaining({ name: 'message' })]) as object } },
    ],
    [['diff', 'acme', 'acme'], { since: null, merchants: [{ status: 'same', changes: [] }] }],
    [['migrate'], { version: 2, dryRun: false, changes: [], refused: [] }],
  ])('%j prints JSON', async (args, expected) => {
    const { exitCode, out } = await run([...args, '--format', 'json'])
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ formatVersion: 1, ...expected })
  })
})

describe('colour', () => {
  it.each([
    [{ isTTY: true }, {}, true],
    [{}, {}, false],
    [{ isTTY: true }, { NO_COLOR: '1' }, false],
    [{ isTTY: true }, { NO_COLOR: '' }, true],
    [{}, { FORCE_COLOR: '1' }, true],
    [{ isTTY: true }, { FORCE_COLOR: '0' }, false],
    [{}, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('%j with %j: %s', (stream, env, expected) => {
    expect(wantsColour(stream, env as NodeJS.ProcessEnv)).toBe(expected)
  })
})

it('a reader that has seen enough ends the command without a complaint', () => {
  const root = join(import.meta.dirname, '../../..')
  const tsx = join(root, 'node_modules/.bin/tsx')
  const { stdout, stderr, status } = spawnSync(
    'bash',
    ['-c', `"${tsx}" src/tools/cli/merchant.ts explain | head -n 1; echo "\${PIPESTATUS[0]}"`],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  expect({ stdout, stderr, status }).toEqual({ stdout: 'files\n0\n', stderr: '', status: 0 })
}, 120_000)
