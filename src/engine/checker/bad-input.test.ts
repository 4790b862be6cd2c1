import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkMerchants } from './check-merchants'
import { LinkTo } from '@/engine/finding/link-to'
import { maxNesting } from '@/engine/folder/faults/find-too-deep'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { readJsonFile } from '@/engine/folder/json-file'
import type { Files } from '@/engine/testing/write-files'
import { acme, checkBrand, writeMerchants } from '@/engine/testing/write-merchants'

/** Code, file and place of each problem. */
function placesOf(files: Files): string[] {
  return checkBrand(files).diagnostics.map(placed)
}

function placed({ code, file, range: { start } }: Diagnostic): string {
  return `${code} ${file}:${start.line}:${start.column}`
}

describe('an entry that is no merchant', () => {
  it('is named when it is a folder without site.json', () => {
    const dir = writeMerchants({ acme, empty: { 'assets/logo.svg': '<svg/>' } })
    expect(checkMerchants(dir).diagnostics.map(placed)).toEqual(['file-missing empty/site.json:1:1'])
  })

  it('is named when it is a file, unless its name has an ending', () => {
    const dir = writeMerchants({ acme })
    writeFileSync(join(dir, 'lotus'), '{}')
    writeFileSync(join(dir, 'README.md'), 'Brands.')
    const { diagnostics } = checkMerchants(dir)
    expect(diagnostics.map(placed)).toEqual(['wrong-entry lotus:1:1'])
    expect(diagnostics[0]?.message).toBe('is a file, not a folder')
  })
})

describe('a symbolic link', () => {
  it.each([
    ['a file', 'menus.json'],
    ['texts', 'locales/EN.json'],
    ['the folder of texts', 'locales'],
    ['the folder of assets', 'assets'],
  ])('is refused as %s when it leads out of the folder, even to nothing', (_, name) => {
    expect(placesOf({ [name]: new LinkTo('/etc/hostname') })).toEqual([`link-outside acme/${name}:1:1`])
    expect(placesOf({ [name]: new LinkTo('../../../gone') })).toEqual([`link-outside acme/${name}:1:1`])
  })

  it('is refused once as an asset that a file names', () => {
    const files = {
      'assets/own.svg': new LinkTo('../../base/assets/logo.svg'),
      'theme.json': { assets: { logo: { src: 'own.svg' } } },
    }
    expect(placesOf(files)).toEqual(['link-outside acme/assets/own.svg:1:1'])
  })

  it('is refused as a merchant when it leads out of the folder of merchants', () => {
    const [outside, dir] = [writeMerchants({ acme }), writeMerchants({})]
    symlinkSync(join(outside, 'acme'), join(dir, 'acme'))
    expect(checkMerchants(dir).diagnostics.map(placed)).toEqual(['link-outside acme:1:1'])
  })

  it('is followed within the folder: to files, assets and folders', () => {
    const files = {
      '.texts/EN.json': { 'nav.home': 'Start' },
      locales: new LinkTo('.texts'),
      'assets/real/own.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'assets/linked': new LinkTo('real'),
      'theme.json': { assets: { logo: { src: 'linked/own.svg' } } },
    }
    expect(placesOf(files)).toEqual(['asset-unused acme/assets/real/own.svg:1:1'])
  })

  it('is refused when it leads to a folder that it stands in', () => {
    expect(placesOf({ 'assets/again': new LinkTo('.') })).toEqual(['file-unreadable acme/assets/again:1:1'])
    expect(placesOf({ 'menus.json': new LinkTo('menus.json') })).toEqual(['file-unreadable acme/menus.json:1:1'])
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['a folder', { 'menus.json/side.json': '{}' }, 'wrong-entry acme/menus.json:1:1'],
    ['empty', { 'menus.json': '' }, 'syntax-error acme/menus.json:1:1'],
    ['of blanks', { 'menus.json': ' \n' }, 'syntax-error acme/menus.json:2:1'],
    ['in UTF-16', { 'menus.json': Buffer.from('\ufeff{}', 'utf16le') }, 'wrong-encoding acme/menus.json:1:1'],
    [
      'of 10 MB',
      { 'locales/EN.json': `{"nav.home": "${'x'.repeat(10 * 1024 * 1024)}"}` },
      'file-too-large acme/locales/EN.json:1:1',
    ],
    ['binary', { 'menus.json': new Uint8Array([0, 1, 2, 255]) }, 'wrong-encoding acme/menus.json:1:4'],
  ])('is named once: %s', (_, files: Files, place) => {
    expect(placesOf(files)).toEqual([place])
  })

  it('is named when there is no permission', () => {
    const dir = writeMerchants({ acme: { ...acme, 'menus.json': '{}' } })
    chmodSync(dir, 0o755)
    chmodSync(join(dir, 'acme/menus.json'), 0)
    const [{ message } = { message: '' }] = asNobody(() => readJsonFile(join(dir, 'acme/menus.json'), 'menus')).faults
    expect(message).toBe('no permission to read it')
  })

  it('is named when the folder of a merchant cannot be listed', () => {
    const dir = writeMerchants({ acme })
    chmodSync(dir, 0o755)
    chmodSync(join(dir, 'acme'), 0)
    onTestFinished(() => chmodSync(join(dir, 'acme'), 0o755))
    expect(asNobody(() => checkMerchants(dir)).diagnostics.map(placed)).toEqual(['file-unreadable acme:1:1'])
  })
})

/** Root can read everything, so drop its privileges for this run. */
function asNobody<T>(run: () => T): T {
  if (process.getuid?.() !== 0) return run()
  process.seteuid?.(65534)
  try {
    return run()
  } finally {
    process.seteuid?.(0)
  }
}

describe('deep nesting', () => {
  const levels = 10_000

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"not":', '}'],
    ['lists that are not closed', '[', ''],
  ])('of %s is named at the bracket that goes too deep', (_, bracket, end) => {
    const deep = `${bracket.repeat(levels)}1${end.repeat(levels)}`
    const [{ code, file, range, pointer } = {} as Diagnostic] = checkBrand({
      'menus.json': `{ "side": ${deep} }`,
    }).diagnostics
    expect([code, file, pointer]).toEqual(['too-deep', 'acme/menus.json', ''])
    // The file itself is one level.
    expect(range.start.column).toBe('{ "side": '.length + 1 + (maxNesting - 1) * bracket.length)
  })

  it('is no problem where the schema allows it', () => {
    const when = '{"not":'.repeat(50) + '{"session":"guest"}' + '}'.repeat(50)
    expect(placesOf({ 'menus.json': `{"side":{"items":{"home":{"when":${when}}}}}` })).toEqual([])
  })
})

describe('unsafe keys', () => {
  it.each(['__proto__', 'constructor', 'prototype'])(
    '%s is refused in a map with free keys, and changes no object',
    (key) => {
      const text = `{\n  "side": { "items": {\n    "${key}": { "polluted": true } } } }`
      expect(placesOf({ 'menus.json': text })).toEqual(['unsafe-key acme/menus.json:3:5'])
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    },
  )

  it.each(['__proto__', 'constructor'])(
    '%s is refused in a file with comments too, and as the name of texts',
    (key) => {
      const codes = checkBrand({
        'menus.json': `{ /* note */ "${key}": {} }`,
        [`locales/${key}.json`]: '{}',
      }).diagnostics
      expect(codes.map(placed)).toEqual([
        `file-unknown acme/locales/${key}.json:1:1`,
        'syntax-error acme/menus.json:1:3',
        'unsafe-key acme/menus.json:1:14',
      ])
    },
  )

  it.each(['constructor', '__proto__'])('a folder called %s is a folder like others', (code) => {
    const dir = writeMerchants({ acme })
    mkdirSync(join(dir, code))
    expect(checkMerchants(dir).diagnostics.map(placed)).toEqual([`file-missing ${code}/site.json:1:1`])
  })
})

describe('line ends', () => {
  const lines = ['{', '  "side": {', '    "order": ["hepl"]', '  }', '}', '']

  it.each([
    ['Windows', '\r\n'],
    ['old Macintosh', '\r'],
    ['Unix', '\n'],
  ])('of %s are no fault and count as one each', (_, end) => {
    const { diagnostics } = checkBrand({ 'menus.json': lines.join(end) })
    expect(diagnostics.map(placed)).toEqual(['entry-unknown acme/menus.json:3:15'])
    expect(diagnostics[0]).toMatchObject({ sourceLine: lines[2], range: { end: { line: 3, column: 21 } } })
  })
})

describe('any input', () => {
  const names = fc.constantFrom(
    'site.json',
    'theme.json',
    'routes.json',
    'menus.json',
    'banners.json',
    'features.json',
    'vendors.json',
    'fields.json',
    'locales/EN.json',
    'locales/XX.json',
    'assets/logo.svg',
  )
  const content = fc.oneof(
    fc.json({ maxDepth: 6 }),
    fc.string(),
    fc.uint8Array({ maxLength: 40 }),
    fc.constantFrom('{"a":1,}', '\ufeff{}', '// x\r\n{}', '{"a":{"a":1},"a":{"a":1}}'),
  )

  it('gives diagnostics that lie within their files, and no crash', () => {
    fc.assert(
      fc.property(fc.dictionary(names, content, { maxKeys: 4 }), (files) => {
        const dir = writeMerchants({ acme: { ...acme, ...files } })
        for (const each of checkMerchants(dir).diagnostics) expect(outsideOf(dir, each)).toBeUndefined()
      }),
      { numRuns: 60 },
    )
  }, 120_000)
})

/** Describes what is wrong with the range of a diagnostic; undefined if nothing is. */
function outsideOf(dir: string, { file, range: { start, end }, sourceLine }: Diagnostic): string | undefined {
  if (sourceLine === '' && start.line === 1 && end.line === 1) return undefined
  const lines = readFileSync(join(dir, file), 'utf8').split(/\r\n|\n|\r/)
  const isPlace = ({ line, column }: Diagnostic['range']['start']): boolean =>
    line >= 1 && column >= 1 && column <= (lines[line - 1] ?? '').length + 1
  const isOrdered = start.line < end.line || (start.line === end.line && start.column <= end.column)
  const isRight = isPlace(start) && isPlace(end) && isOrdered && lines[start.line - 1] === sourceLine
  return isRight ? undefined : JSON.stringify({ file, start, end, sourceLine })
}
