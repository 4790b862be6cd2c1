import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { isCode, isTest, sourceFiles } from './source-files'

const ownBlocks = sourceFiles('merchants').filter((path) => path.split('/')[2] === 'blocks')
const files = [...['src', 'tests', '.storybook', 'schemas'].flatMap(sourceFiles), ...ownBlocks]
/** Names that tools or people expect as they are; a language's file is named by its code. */
const given = ['.storybook', 'README.md', 'LICENSE', 'EN.json', 'TY.json', 'VI.json']
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

test('files and folders have kebab-case names', () => {
  const segments = files.flatMap((path) => path.split('/').map((name) => ({ name, path })))
  expect(segments.filter(({ name }) => !given.includes(name) && !kebab.test(name)).map(({ path }) => path)).toEqual([])
})

test('no name says nothing', () => {
  const vague = /^(index|utils?|helpers?|common|managers?|misc)\.[jt]sx?$/
  expect(files.filter((path) => vague.test(basename(path)))).toEqual([])
})

test('no file has more than 250 lines', () => {
  const long = files.filter(isCode).filter((path) => readFileSync(path, 'utf8').trimEnd().split('\n').length > 250)
  expect(long).toEqual([])
})

test('no work is left in a comment for later', () => {
  // Concatenated, so that this file does not match itself.
  const marks = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|'))
  expect(files.filter(isCode).filter((path) => marks.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('no order follows the language of the machine', () => {
  const ofTheMachine = /\.localeCompare\((?![^\n]*, ')/
  expect(files.filter(isCode).filter((path) => ofTheMachine.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('HTML is set by <SafeHtml> alone, which sanitises it', () => {
  const setting = /dangerously(?=SetInnerHTML)|\.(inner|outer)HTML *=[^=]|insertAdjacentHTML/
  const shipped = files.filter((path) => isCode(path) && /^(src|merchants)\//.test(path) && !/\.test\./.test(path))
  expect(shipped.filter((path) => setting.test(readFileSync(path, 'utf8')))).toEqual(['src/site/ui/safe-html.tsx'])
})

test('no look says left or right, which are the other side in Arabic, Persian and Urdu', () => {
  const side =
    /^\s*(left|right|(margin|padding|border|scroll-margin|scroll-padding|inset)-(left|right)[a-z-]*|border-(top|bottom)-(left|right)-radius):|(text-align|float|clear): ?(left|right)\b|\b(margin|padding|border)(Left|Right)\b/
  const looks = files.filter(
    (path) => isCode(path) && !isTest(path) && /^(src\/site|src\/tools\/studio|merchants|\.storybook)\//.test(path),
  )
  const found = looks.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => side.test(line) && /[;`]$/.test(line.trim()))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([
    // A picture is not mirrored.
    'src/site/dialogs/human-verification/puzzle-picture.ts: left: calc(var(--piece-at) * (1 - var(--piece-share)) * 100cqi);',
  ])
})
