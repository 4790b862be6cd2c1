import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '@/../merchants/base/routes.json'
import { isBrowserCode } from './layers'
import { isCode, isTest, sourceFiles } from './source-files'

const pages: readonly { readonly path: string; readonly aliases?: readonly string[] }[] = Object.values(routes.pages)

/** Only the home page has a fixed path, which the check home-moved enforces. */
const declared = pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]).filter((path) => path !== '/')

const escaped = declared.map((path) => path.replaceAll('.', String.raw`\.`))
const quoted = new RegExp(`['"\`](${escaped.join('|')})(?=['"\`?#])`, 'g')

/** Paths of pages that appear as literals in code. */
const pathsIn = (code: string) => [...code.matchAll(quoted)].map(([, path]) => path)

test('finds a path however it is quoted, and no other', () => {
  expect(pathsIn(`to: '/promotions', "/login?to=", \`/help#terms\``)).toEqual(['/promotions', '/login', '/help'])
  expect(pathsIn(`'/' '/wps/promotions' '/promotionsPage' /down`)).toEqual([])
})

test('browser code says no path that routes.json declares: a merchant may move its pages', () => {
  const files = [...sourceFiles('src'), ...sourceFiles('merchants')].filter((path) => isCode(path) && !isTest(path))
  const browser = files.filter(isBrowserCode)
  const said = browser.flatMap((file) => pathsIn(readFileSync(file, 'utf8')).map((path) => `${file} says ${path}`))
  expect(said).toEqual([])
})
