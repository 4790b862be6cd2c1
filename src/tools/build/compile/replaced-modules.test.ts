import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import ownRegistry from '@/site/forms/rjsf/rjsf-registry'

/**
 * The modules of packages that the build replaces or rewrites, each as it is in the installed release. When one of
 * these fails after an upgrade, look at what the package does now, update what is named in the title, and measure
 * whether it still pays off: without it, `npx vitest run tests/budgets` shows what is too large.
 */
const read = (path: string) => readFileSync(join('node_modules', path), 'utf8')

test('lean-rjsf: the form asks for its registry where it did, and the registry has the keys of ours', () => {
  expect(read('@rjsf/core/lib/components/Form.js')).toMatch(/import \w+ from ["']\.\.\/getDefaultRegistry\.js["']/)
  const whole = read('@rjsf/core/lib/getDefaultRegistry.js').split('export default function getDefaultRegistry()')[1]
  const keys = [...(whole ?? '').matchAll(/^ {8}(\w+):/gm)].map(([, key]) => key)
  expect(keys).toEqual(Object.keys(ownRegistry()))
})

test('no-prefixes: the module that writes prefixes has one function, and styled-components takes it from stylis', () => {
  expect([...read('stylis/src/Prefixer.js').matchAll(/^export (.*?) ?\(/gm)].map(([, what]) => what)).toEqual([
    'function prefix',
  ])
})

test('pure-calls: React Router leaves out the marks, which the expressions find', () => {
  const folder = 'react-router/dist/development'
  const code = readdirSync(join('node_modules', folder)).filter((name) => /^chunk-.*\.mjs$/.test(name))
  const all = code.map((name) => read(`${folder}/${name}`)).join('\n')
  expect(all.match(/= React\d*\.createContext\(/g)?.length).toBeGreaterThan(5)
  expect(all).not.toMatch(/__PURE__ \*\/ React\d*\.createContext/)
  expect(all).toMatch(/^RenderErrorBoundary\.contextType = \w+;$/m)
})
