import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImports } from '@tests/architecture/read-imports'

/** Facts about the code of a component that decide which states it must be shown in. */
export interface PartFacts {
  readonly readsServer: boolean
  readonly moves: boolean
  readonly disables: boolean
}

const read = memoised((path) => readFileSync(path, 'utf8'))
const importsOf = memoised(readImports)
const hooks = readHooks()

export function partFacts(path: string): PartFacts {
  const texts = [...modulesOf(path)].map(read)
  const some = (pattern: RegExp) => texts.some((text) => pattern.test(text))
  return {
    readsServer: some(new RegExp(`\\b(${hooks.join('|')})\\(`)),
    moves: some(/\b(transition|animation)(-[a-z]+)?:|keyframes`/),
    disables: /\bdisabled[=,}]/.test(read(path)),
  }
}

/** Hooks that call the gateway: useBalance, useNotices … */
function readHooks(): string[] {
  return readdirSync('src/site/gateway', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^([a-z-]+\/)*[a-z-]+\.ts$/.test(file) && file !== 'use-read.ts')
    .flatMap((file) => readFileSync(join('src/site/gateway', file), 'utf8').split(/(?=^export function )/m))
    .filter((code) => /\buseRead\(/.test(code))
    .flatMap((code) => /^export function (use\w+)/.exec(code)?.[1] ?? [])
}

/** The module and what it renders with: its own folder, the forms and the primitives, loaded statically or lazily. */
function modulesOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const { to, typeOnly } of importsOf(path)) {
    if (to === undefined || typeOnly || !/^(src\/site\/(blocks|dialogs|panels|forms|ui)|merchants)\//.test(to)) continue
    const file = [`${to}.tsx`, `${to}.ts`].find((name) => existsSync(name))
    if (file !== undefined) modulesOf(file, seen)
  }
  return seen
}

/** Memoised, because many components render with the same modules. */
function memoised<T>(compute: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>()
  return (path) => {
    const found = known.get(path) ?? compute(path)
    known.set(path, found)
    return found
  }
}
