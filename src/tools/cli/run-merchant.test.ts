import { describe, expect, it } from 'vitest'
import type { Files } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { runMerchant } from './run-merchant'

async function run(args: string[], dir: string) {
  const out: string[] = []
  const err: string[] = []
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), isColoured: false, dir }
  return { exitCode: await runMerchant(args, io), out: out.join('\n'), err: err.join('\n') }
}

const brand = (files: Files = {}): string => writeMerchants({ acme: { ...acme, ...files } })
const lost = { 'menus.json': '{\n  "side": { "items": { "help": { "action": { "to": "/hepl" } } } }\n}' }

describe('check', () => {
  it('ends with 0 when all is in order', async () => {
    expect(await run(['check'], brand())).toEqual({ exitCode: 0, out: '2 checked, no problems', err: '' })
  })

  it('shows a problem as a compiler does, and ends with 1', async () => {
    const { exitCode, out } = await run(['check', 'acme'], brand(lost))
    expect(exitCode).toBe(1)
    expect(out.replace(/json:\d+:\d+\)/, 'json:…)')).toBe(
      [
        'error[route-unknown]  acme/menus.json:2:52  /side/items/help/action/to',
        '   2 |   "side": { "items": { "help": { "action": { "to": "/hepl" } } } }',
        '     |                                                    ^^^^^^^ no page of acme has this path',
        '  did you mean "/help"?   (base/routes.json:…)   fix: --fix',
        '  merchant acme, src/engine/checks/checks.md#route-unknown',
        '',
        '1 problem in 1 merchant',
      ].join('\n'),
    )
  })

  it('offers a number for one in quotes as it is written', async () => {
    const panels = { member: { deposit: { presets: ['100000'] } } }
    const { out } = await run(['check', 'acme'], brand({ 'panels.json': panels }))
    expect(out).toContain('did you mean 100000?')
  })

  it('prints JSON for machines', async () => {
    const { exitCode, out, err } = await run(['check', '--format', 'json'], brand(lost))
    expect([exitCode, err]).toEqual([1, ''])
    expect(JSON.parse(out)).toEqual({
      formatVersion: 1,
      valid: false,
      errorCount: 1,
      ownBlocks: [],
      warningCount: 0,
      diagnostics: [
        {
          code: 'route-unknown',
          severity: 'error',
          message: 'no page of acme has this path',
          merchant: 'acme',
          file: 'acme/menus.json',
          pointer: '/side/items/help/action/to',
          range: { start: { line: 2, column: 52 }, end: { line: 2, column: 59 } },
          expected: 'path of a page in routes.json',
          received: '"/hepl"',
          suggestions: ['/help'],
          fixes: [{ range: { start: { line: 2, column: 52 }, end: { line: 2, column: 59 } }, text: '"/help"' }],
          docs: 'src/engine/checks/checks.md#route-unknown',
        },
      ],
    })
  })
})

describe('list', () => {
  it('prints the brands for machines, templates left out', async () => {
    const { exitCode, out } = await run(['list', '--format', 'json'], brand())
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toEqual({
      formatVersion: 1,
      merchants: [
        { code: 'acme', name: 'Acme', extends: 'base', hosts: ['acme.test'], languages: ['EN', 'TY'], blocks: [] },
      ],
    })
  })

  it('says which brand it had to leave out', async () => {
    const { exitCode, err } = await run(['list'], brand({ 'site.json': '{' }))
    expect(exitCode).toBe(1)
    expect(err).toContain('acme')
  })
})

describe('what cannot run', () => {
  it.each([
    [['chekc'], 'unknown verb "chekc": did you mean "check"?'],
    [['chekc', 'acme'], 'unknown verb "chekc": did you mean "check"?'],
    [['check', '--loud'], 'unknown option'],
    [['check', '--json'], `unknown option '--json': did you mean "--format json"?`],
    [['check', '--sarif'], `unknown option '--sarif': did you mean "--format sarif"?`],
    [['list', '--json'], `unknown option '--json': did you mean "--format json"?`],
    [['check', '--format', 'xml'], 'xml'],
    [['check', 'acem'], 'no merchant "acem": did you mean "acme"?'],
    [['list', 'acme'], 'too many arguments'],
  ])('%j ends with 2 and one line', async (args, text) => {
    const { exitCode, out, err } = await run(args, brand())
    expect([exitCode, out]).toEqual([2, ''])
    expect(err).toContain(text)
    expect(err).not.toContain('\n')
  })

  it('a folder that is not there ends with 2 and one line', async () => {
    const { exitCode, err } = await run(['check'], '/there/is/no/such/folder')
    expect(exitCode).toBe(2)
    expect(err).toBe('merchant: cannot read the merchants folder /there/is/no/such/folder (ENOENT)')
  })
})
