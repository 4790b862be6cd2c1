import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A repository with the merchants alone, in which a brand is changed. */
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

const page = () => readFileSync(join(report, 'index.html'), 'utf8')
const shown = () => [...page().matchAll(/<summary><h3>([^<]*)<\/h3>/g)].map(([, name]) => name)

test('without a change nothing is drawn, and an unknown revision or brand ends with one line', async () => {
  const { code, said } = await draw()
  expect([code, said]).toEqual([0, expect.stringContaining('Nothing of the brands changed.')])
  const unknown = await draw('--only', 'nobody')
  expect([unknown.code, unknown.said]).toEqual([2, 'pictures: there is no merchant nobody\n'])
}, 600_000)

test('a banner text and a section that is gone are found where they stand, and nothing else is shown', async () => {
  change('aurora/locales/VI.json', (json) => Object.assign(json, { 'banner.reels.title': 'Khác <img src=x>' }))
  change('aurora/routes.json', ({ pages }) => {
    const { promo } = pages as unknown as { promo: { sections: object; order?: string[] } }
    promo.order = ['list']
  })
  const { code, said } = await draw('--only', 'aurora')
  expect(code, said).toBe(0)
  expect(shown().filter((name) => name?.startsWith('page home'))).not.toEqual([])
  expect(shown().filter((name) => !/^page (home|promo)\b/.test(name ?? ''))).toEqual([])
  expect(page()).not.toContain('<img')
}, 900_000)

test('a file that every screen is made of and that changes nothing anybody sees leaves every picture the same', async () => {
  git('checkout', '--quiet', '.')
  change('aurora/site.json', (json) => {
    json['offline'] = false as never
  })
  const { code, said } = await draw('--only', 'aurora')
  expect(code, said).toBe(0)
  expect(shown()).toEqual([])
  expect(said).toMatch(/\| aurora \| changed \| \d{3} \| 0 \| \d{3} \| 0 \|/)
}, 900_000)

test('a colour is found on every screen that has it, and a brand with errors does not keep the others from being drawn', async () => {
  git('checkout', '--quiet', '.')
  change('aurora/theme.json', (json) => {
    const { color } = json['tokens'] as unknown as { color: { dark: object } }
    Object.assign(color.dark, { background: { $value: { colorSpace: 'hsl', components: [200, 60, 9] } } })
  })
  writeFileSync(join(merchants, 'derby/site.json'), '{,}')
  const { code, said } = await draw()
  expect(code).toBe(1)
  expect(said).toMatch(/\| derby \| cannot be drawn \|/)
  expect(page()).toContain('derby/site.json:1:2')
  expect(shown().length).toBeGreaterThan(60)
}, 900_000)
