import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readTokenFiles } from './token-files'

const set = (ref: string) => ({ type: 'set', name: 'a', sources: [{ $ref: ref }] })

it.each<[string, object, RegExp]>([
  [
    'whose files are not there',
    { resolutionOrder: [set('gone.json')] },
    /all\.resolver\.json names a file: cannot read .*gone\.json \(ENOENT\)/,
  ],
  [
    'whose files are elsewhere',
    { resolutionOrder: [set('https://a.test/b.json')] },
    /all\.resolver\.json cannot be followed: it names https:\/\/a\.test\/b\.json, which is not fetched/,
  ],
  [
    'without an order',
    { version: '2025.10', sets: { a: set('gone.json') } },
    /it has no resolutionOrder: give the files of tokens that it names, gone\.json/,
  ],
  [
    'of an older draft',
    {
      sets: [{ values: ['core.json'] }],
      modifiers: [{ name: 'theme', values: [{ name: 'dark', values: ['dark.json'] }] }],
    },
    /it is a resolver document of an older draft: give the files of tokens that it names, core\.json, dark\.json/,
  ],
])('says in one line what is wrong with a resolver document %s', (_, document, words) => {
  const dir = mkdtempSync(join(tmpdir(), 'livery-tokens-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(join(dir, 'all.resolver.json'), JSON.stringify(document))
  expect(() => readTokenFiles([join(dir, 'all.resolver.json')])).toThrow(words)
})
