import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from '@/sandbox/modules'
import { readImports, type Import } from './read-imports'
import { isCode, isTest, sourceFiles } from './source-files'

const root = 'src/sandbox/'
/** Rooms that all modules may import: they have no state and no port. */
const openRooms = ['art', 'call', 'database', 'texts']
/** Rooms that serve the modules, test them, or run in a browser. */
const otherRooms = ['clients', 'http', 'testing']
const names = modules.map(({ name }) => name)

/** First folder of a path in the sandbox; empty for a file at its root. */
const roomOf = (path: string): string => path.slice(root.length).split('/').slice(0, -1)[0] ?? ''
const isPort = (path: string): boolean => path.slice(root.length).split('/')[1] === 'port'

const imports = sourceFiles('src/sandbox')
  .filter((path) => isCode(path) && !isTest(path) && !path.includes('/testing/') && !path.includes('/test-gateway'))
  .flatMap(readImports)
  .flatMap((line) => (line.to?.startsWith(root) ? [{ ...line, to: line.to }] : []))
  .filter(({ from, to }) => roomOf(from) !== roomOf(to))

type Line = Import & { readonly to: string }
const said = ({ from, to }: Line): string => `${from} imports ${to}`
const isModule = (room: string): boolean => names.includes(room)

/** The list and the start of the sandbox assemble the modules; `play` serves the games' clients. */
function mayPassPort({ from, to }: Pick<Line, 'from' | 'to'>): boolean {
  if (from === `${root}modules.ts`) return to.endsWith('-module')
  if (from === `${root}create-sandbox.ts`) return to === `${root}play/play-app`
  return roomOf(from) === 'clients' && roomOf(to) === 'play'
}

test('every folder of the sandbox is a module of the list, or a room that this test names', () => {
  const folders = readdirSync('src/sandbox', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...names, ...openRooms, ...otherRooms].toSorted())
})

const isPast = (line: Pick<Line, 'from' | 'to'>): boolean =>
  isModule(roomOf(line.to)) && roomOf(line.from) !== roomOf(line.to) && !isPort(line.to) && !mayPassPort(line)

/** An import from a port to the port of a module that comes later in the list. */
const isClimb = ({ from, to }: Pick<Line, 'from' | 'to'>): boolean =>
  isPort(from) && isModule(roomOf(to)) && names.indexOf(roomOf(to)) > names.indexOf(roomOf(from))

test('finds an import that goes past a port, and one that climbs', () => {
  const call = `${root}cash/calls/deposit.ts`
  expect(isPast({ from: call, to: `${root}ledger/bets` })).toBe(true)
  expect(isPast({ from: call, to: `${root}ledger/port/entry` })).toBe(false)
  expect(isPast({ from: call, to: `${root}cash/deposits/deposits` })).toBe(false)
  expect(isClimb({ from: `${root}ledger/port/entry.ts`, to: `${root}cash/port/cash-port` })).toBe(true)
  expect(isClimb({ from: `${root}cash/port/cash-port.ts`, to: `${root}ledger/port/entry` })).toBe(false)
})

test('a module is reached by its port alone', () => {
  expect(imports.filter(isPast).map(said)).toEqual([])
})

test('the files of a port import ports of modules that stand before theirs', () => {
  expect(imports.filter(isClimb).map(said)).toEqual([])
  const reached = (name: string, isTaken: (line: Line) => boolean) =>
    [...new Set(imports.filter((line) => roomOf(line.from) === name && isTaken(line)).map(({ to }) => roomOf(to)))]
      .filter(isModule)
      .toSorted((one, other) => names.indexOf(one) - names.indexOf(other))
      .join(' ')
  const lines = names.map((name) => {
    const port = reached(name, ({ from }) => isPort(from))
    return `${name}: port on [${port}], calls and acts on [${reached(name, ({ from }) => !isPort(from))}]`
  })
  console.info(lines.join('\n'))
})

test('what serves the modules is imported by none of them', () => {
  const up = imports.filter(({ from, to }) => roomOf(to) === 'http' && roomOf(from) !== '')
  expect(up.map(said)).toEqual([])
})

test('open rooms import ports alone', () => {
  const lines = imports.filter(({ from, to }) => openRooms.includes(roomOf(from)) && !openRooms.includes(roomOf(to)))
  expect(lines.filter(({ to }) => roomOf(to) !== '' && !isPort(to)).map(said)).toEqual([])
})
