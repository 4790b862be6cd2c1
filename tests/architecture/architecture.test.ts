import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engineLayers } from './engine-layers'
import { findCycles } from './find-cycles'
import { doorNames, doorOf, forbidden, isBrowserCode, layersInWords, roomOf } from './layers'
import { readImports, type Import } from './read-imports'
import { isCode, isTest, sourceFiles } from './source-files'

const ownBlocks = sourceFiles('merchants').filter(isCode)
const imports = [...sourceFiles('src').filter(isCode), ...ownBlocks].flatMap(readImports)
const testImports = ['tests', '.storybook'].flatMap(sourceFiles).filter(isCode).flatMap(readImports)
const shipped = imports.filter(({ from }) => !isTest(from))
const within = shipped.filter((line): line is Import & { to: string } => /^(src|merchants)\//.test(line.to ?? ''))
const say = (line: Import, reason: string) => `${line.from} imports ${line.specifier}: ${reason}`

const parts = ['blocks', 'dialogs', 'panels']
/** The folder of a component, such as `src/site/blocks/hero`, for any path in it. Registries are in none. */
const partOf = (path: string) =>
  /^(?:src\/site\/(?:(?:blocks|dialogs)|panels\/[^/]+)|merchants\/[^/]+\/blocks)\/[^/]+(?=\/)/.exec(path)?.[0]

test('src has five doors, and nothing beside them but the entry of the site', () => {
  const entries = readdirSync('src')
  expect(entries.sort()).toEqual([...doorNames, 'main.tsx'].sort())
})

test('imports run one way between the doors and between the rooms behind them', () => {
  const climbing = within.flatMap((line) => {
    const reason = forbidden(line.from, line.to)
    return reason ? [say(line, reason)] : []
  })
  expect(climbing).toEqual([])
  console.info(layersInWords(engineLayers))
})

test('code for browsers, and what both sides agree on, imports nothing of Node', () => {
  const wrong = shipped.filter(
    ({ from, specifier }) => (isBrowserCode(from) || doorOf(from) === 'contract') && /^node:/.test(specifier),
  )
  expect(wrong.map((line) => say(line, 'no browser has it'))).toEqual([])
})

test('what both sides agree on draws nothing', () => {
  const drawing = shipped.filter(
    ({ from, specifier }) => doorOf(from) === 'contract' && /^(react|styled-components|swr)($|[-/])/.test(specifier),
  )
  expect(drawing.map((line) => say(line, 'the contract is read on both sides'))).toEqual([])
})

test('no files import each other in a circle, not even for a type', () => {
  expect(findCycles(graphOf([...imports, ...testImports]))).toEqual([])
})

test('a block, dialog or panel imports no other one', () => {
  const crossing = within.filter(({ from, to }) => {
    if (!parts.includes(roomOf(from)) || !parts.includes(roomOf(to))) return false
    return partOf(from) !== undefined && partOf(from) !== partOf(to)
  })
  expect(crossing.map((line) => say(line, 'parts do not know each other'))).toEqual([])
})

test('a merchant’s own block is reached through the registry alone', () => {
  const direct = within.filter(({ from, to }) => to.startsWith('merchants/') && partOf(from) !== partOf(to))
  expect(direct.map((line) => say(line, 'name the block in routes.json'))).toEqual([])
})

test('Node code takes from the site types and plain modules only', () => {
  const heavy = within.filter(
    ({ from, to, typeOnly }) => !isBrowserCode(from) && isBrowserCode(to) && !typeOnly && drawsReact(to),
  )
  expect(heavy.map((line) => say(line, 'it leads to React'))).toEqual([])
})

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const naming = (files: string[], names: string[]) =>
  files.filter((path) => new RegExp(`['"\`](${names.join('|')})['"\`]`).test(readFileSync(path, 'utf8')))
const siteCode = sourceFiles('src').filter((path) => isCode(path) && !isTest(path) && doorOf(path) === 'site')

test('render names no block', () => {
  const render = siteCode.filter((path) => roomOf(path) === 'render')
  expect(naming(render, folders('src/site/blocks'))).toEqual([])
})

test('the site names no merchant', () => {
  expect(
    naming(
      siteCode,
      folders('merchants').filter((name) => name !== 'base'),
    ),
  ).toEqual([])
})

test('the router is imported in two files', () => {
  const routed = imports.filter(({ specifier }) => /^react-router/.test(specifier)).map(({ from }) => from)
  expect([...new Set(routed)].sort()).toEqual([
    'src/site/app/routes/router.tsx',
    'src/site/merchant/pages/navigation.tsx',
  ])
})

test('RJSF is imported by the two kinds of forms alone', () => {
  const outside = imports.filter(
    ({ from, specifier }) =>
      /^@rjsf\//.test(specifier) && !/^src\/(site\/forms|tools\/studio\/browser\/form)\//.test(from),
  )
  expect(outside.map((line) => say(line, 'use <RuleForm>'))).toEqual([])
})

test('no file imports the folder above it', () => {
  expect(
    [...imports, ...testImports]
      .filter(({ specifier }) => specifier.startsWith('../'))
      .map((line) => say(line, 'write @/')),
  ).toEqual([])
})

/** The imports of each file, by paths without extension. */
function graphOf(lines: readonly Import[]): Map<string, string[]> {
  const edges = new Map<string, string[]>()
  for (const { from, to } of lines) {
    if (to === undefined) continue
    const file = withoutEnding(from)
    edges.set(file, [...(edges.get(file) ?? []), withoutEnding(to)])
  }
  return edges
}

function withoutEnding(path: string): string {
  return path.replace(/\.(d\.ts|[jt]sx?)$/, '')
}

function drawsReact(module: string, seen = new Set<string>()): boolean {
  if (seen.has(module)) return false
  seen.add(module)
  return shipped
    .filter(({ from, typeOnly }) => withoutEnding(from) === module && !typeOnly)
    .some(
      ({ specifier, to }) =>
        /^(react|react-dom|react-i18next|styled-components|swr)($|\/)/.test(specifier) ||
        (to ? drawsReact(to, seen) : false),
    )
}
