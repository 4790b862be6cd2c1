import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A repository with the merchants alone, in which brands are changed. */
const place = mkdtempSync(join(tmpdir(), 'livery-review-'))
const merchants = join(place, 'merchants')
const report = join(place, 'report')

beforeAll(() => {
  cpSync('merchants', merchants, { recursive: true })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'brands: as they are')
}, 60_000)

afterAll(() => rmSync(place, { recursive: true }), 60_000)

function git(...args: readonly string[]): void {
  execFileSync('git', ['-C', place, ...args])
}

type Json = Record<string, never> & Record<string, unknown>

function change(file: string, edit: (json: Json) => void): void {
  const path = join(merchants, file)
  const json = JSON.parse(readFileSync(path, 'utf8')) as Json
  edit(json)
  writeFileSync(path, JSON.stringify(json, undefined, 2))
}

/** Runs the command as the workflow does. Resolves to its exit code and what it printed. */
function draw(...args: readonly string[]): Promise<{ code: number; said: string }> {
  const command = ['--import', 'tsx', 'tests/pictures/pictures.ts', 'HEAD', '--out', report, ...args]
  // Vitest's own NODE_ENV would compile the pages for development.
  const env = { ...process.env, NODE_ENV: 'production', MERCHANTS_DIR: merchants }
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env }, (error, out, problems) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: out + problems }),
    )
  })
}

/** One run draws what four brands change, because most of its time goes into building them. */
describe('of a change of four brands', () => {
  let code: number
  let said: string
  let page: string

  beforeAll(async () => {
    change('aurora/locales/VI.json', (json) => Object.assign(json, { 'banner.reels.title': 'Khác <img src=x>' }))
    change('aurora/routes.json', ({ pages }) => {
      const { promo } = pages as unknown as { promo: { sections: object; order?: string[] } }
      promo.order = ['detail']
    })
    change('lotus/theme.json', (json) => {
      const { color } = json['tokens'] as unknown as { color: { light: object } }
      Object.assign(color.light, { text: { $value: { colorSpace: 'hsl', components: [300, 60, 13] } } })
    })
    change('derby/site.json', (json) => Object.assign(json, { offline: false }))
    writeFileSync(join(merchants, 'atlas/site.json'), '{,}')
    ;({ code, said } = await draw('--most', '24'))
    page = readFileSync(join(report, 'index.html'), 'utf8')
  }, 900_000)

  /** Counts of a brand by their names in the summary. */
  const counts = (brand: string) => {
    const [heads, row] = ['Brand', brand].map((first) =>
      said.split('\n').find((line) => line.startsWith(`| ${first} |`)),
    )
    const cells = (line = '') => line.split('|').map((cell) => cell.trim())
    return Object.fromEntries(cells(heads).map((head, at) => [head, cells(row)[at] ?? '']))
  }

  /** Headings of a brand's screens in the report. */
  const shown = (brand: string) => {
    const [, section = ''] = page.split(`<h2 id="brand-${brand}">`)
    return [...section.split('</section>')[0]!.matchAll(/<summary><h3>([^<]*)<\/h3>/g)].map(([, name = '']) => name)
  }

  test('a text of a banner behind the first and a section that is gone are found where they stand, and nothing else is shown', () => {
    expect(counts('aurora')['Failed'], said).toBe('0')
    expect(shown('aurora')).toEqual(
      expect.arrayContaining(['page home (/)', 'page home (/), signed in', 'page promo (/promotions)']),
    )
    expect(shown('aurora').filter((name) => !/^page (home|promo) /.test(name))).toEqual([])
    expect(page).not.toContain('<img')
  })

  test('a file that every screen is made of and that changes nothing anybody sees leaves every picture the same', () => {
    // First by name: a number does not say which screen is drawn in two ways.
    expect(shown('derby'), said).toEqual([])
    expect(counts('derby'), said).toMatchObject({ Drawn: '24', Differ: '0', Same: '24', Failed: '0' })
  })

  test('a colour is found on every screen that has it', () => {
    expect(counts('lotus'), said).toMatchObject({ Drawn: '24', Differ: '24', Failed: '0' })
    const kinds = new Set(shown('lotus').map((name) => name.split(' ')[0]))
    expect([...kinds].sort()).toEqual(['agent', 'dialog', 'member', 'page'])
  })

  test('a brand with errors is told with their places, and does not keep the others from being drawn', () => {
    expect(code).toBe(1)
    expect(counts('atlas')['State']).toBe('cannot be drawn')
    expect(page).toContain('atlas/site.json:1:2')
  })
})

test('without a change nothing is drawn, and an unknown revision or brand ends with one line', async () => {
  git('checkout', '--quiet', '.')
  const { code, said } = await draw()
  expect([code, said]).toEqual([0, expect.stringContaining('Nothing of the brands changed.')])
  const unknown = await draw('--only', 'nobody')
  expect([unknown.code, unknown.said]).toEqual([2, 'pictures: there is no merchant nobody\n'])
}, 600_000)
