import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Files } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { runMerchant } from '@/tools/cli/run-merchant'

async function run(args: string[], dir: string) {
  const out: string[] = []
  const err: string[] = []
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), isColoured: false, dir }
  return { exitCode: await runMerchant(['check', ...args], io), out: out.join('\n'), err: err.join('\n') }
}

const brand = (files: Files = {}): string => writeMerchants({ acme: { ...acme, ...files } })
const menus = (dir: string): string => readFileSync(join(dir, 'acme/menus.json'), 'utf8')
const lost = { 'menus.json': '{\n  "side": { "order": ["hoem"] },\n}\n' }
const mended = '{\n  "side": { "order": ["home"] }\n}\n'
const unread = { 'assets/unread.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }

describe('check --fix', () => {
  it('writes the repairs, says so, and ends with what is left', async () => {
    const dir = brand(lost)
    const { exitCode, out } = await run(['--fix'], dir)
    expect([exitCode, out]).toEqual([0, 'fixed 2 problems in 1 file\n2 checked, no problems'])
    expect(menus(dir)).toBe(mended)
    expect(await run(['--fix'], dir)).toMatchObject({ exitCode: 0, out: 'nothing to fix\n2 checked, no problems' })
  })

  it('shows what it would write with --dry-run, and writes nothing', async () => {
    const dir = brand(lost)
    const { exitCode, out } = await run(['--fix', '--dry-run'], dir)
    expect(exitCode).toBe(1)
    expect(out).toContain('-  "side": { "order": ["hoem"] },\n+  "side": { "order": ["home"] }\n')
    expect(out).toContain('would fix 2 problems in 1 file')
    expect(menus(dir)).toBe(lost['menus.json'])
  })

  it('prints the comments that it removes, so that what they said is not lost', async () => {
    const notes = '{\n  // ask Ms Trần first\n  "side": { "order": ["home"] } /* for now */\n}\n'
    const dir = brand({ 'menus.json': notes })
    const said =
      'comments from acme/menus.json, as JSON has none. They said:\n  // ask Ms Trần first\n  /* for now */\n'
    const dry = await run(['--fix', '--dry-run'], dir)
    expect(dry.out).toContain(`would remove 2 ${said}`)
    const { exitCode, out } = await run(['--fix'], dir)
    expect([exitCode, out]).toEqual([0, `fixed 2 problems in 1 file\nremoved 2 ${said}2 checked, no problems`])
    expect(menus(dir)).toBe(mended)
  })

  it('keeps what machines read free of words', async () => {
    const { out, err } = await run(['--fix', '--format', 'json'], brand(lost))
    expect(JSON.parse(out)).toMatchObject({ valid: true, diagnostics: [] })
    expect(err).toBe('fixed 2 problems in 1 file')
  })
})

describe('a warning', () => {
  it('ends with 0 unless there are more than --max-warnings', async () => {
    const dir = brand(unread)
    const { exitCode, out } = await run([], dir)
    expect([exitCode, out.split('\n').at(-1)]).toEqual([0, '1 warning in 1 merchant'])
    expect((await run(['--max-warnings', '1'], dir)).exitCode).toBe(0)
    expect((await run(['--max-warnings', '0'], dir)).exitCode).toBe(1)
    expect(JSON.parse((await run(['--format', 'json'], dir)).out)).toMatchObject({ valid: true, warningCount: 1 })
  })

  it('that is lowered stays in the summary', async () => {
    const check = { 'asset-unused': { severity: 'off', reason: 'The picture is for the newsletter.' } }
    const site = { code: 'acme', extends: 'base', hosts: ['acme.test'], check }
    const { out } = await run([], brand({ ...unread, 'site.json': site }))
    expect(out).toBe('2 checked, no problems (1 warning lowered in site.json)')
  })
})

describe('check --format', () => {
  it('github writes annotations', async () => {
    const { exitCode, out } = await run(['--format', 'github'], brand(unread))
    const place = 'file=acme/assets/unread.svg,line=1,endLine=1,col=1,endColumn=1,title=asset-unused'
    const words = 'no file of the brand names it (expected a key that names it; merchant acme)'
    expect([exitCode, out]).toEqual([0, `::warning ${place}::${words}`])
  })

  it('sarif writes a log', async () => {
    const { exitCode, out } = await run(['--format', 'sarif'], brand(lost))
    expect(exitCode).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ version: '2.1.0', runs: [{ results: [{}, {}] }] })
  })
})

describe('what cannot run', () => {
  it.each([
    [['--dry-run'], '--dry-run goes with --fix'],
    [['--max-warnings', 'few'], 'must be a whole number'],
  ])('%j ends with 2 and one line', async (args, words) => {
    const { exitCode, out, err } = await run(args, brand())
    expect([exitCode, out]).toEqual([2, ''])
    expect(err).toContain(words)
    expect(err).not.toContain('\n')
  })

  it('a folder without merchants ends with 2', async () => {
    const dir = writeMerchants({})
    rmSync(join(dir, 'base'), { recursive: true })
    expect(await run([], dir)).toEqual({ exitCode: 2, out: '', err: `merchant: no merchants in ${dir}` })
  })
})
