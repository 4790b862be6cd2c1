import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { KeyEffects } from '@/tools/docs/key-effect'
import { drawnDigest, drawnEffects, drawnFolder } from './drawn-files'

/** A process takes half a gigabyte. */
const mostProcesses = 4

/** The effects as they were drawn before, or drawn anew where anything they show has changed. Throws when drawing fails. */
export async function drawnOrDraw(say: (text: string) => void): Promise<KeyEffects> {
  const digest = digestOf(['src/contract/generated', 'src/site', 'schemas', 'tests/effects', 'merchants/base'])
  const portions = Math.min(mostProcesses, availableParallelism())
  const isDrawn = existsSync(drawnDigest) && readFileSync(drawnDigest, 'utf8') === `${digest} ${portions}`
  if (!isDrawn) {
    say(`Drawing the effect of each key in ${portions} processes; this takes some minutes.`)
    rmSync(drawnFolder, { recursive: true, force: true })
    mkdirSync(drawnFolder, { recursive: true })
    await Promise.all(Array.from({ length: portions }, (_, portion) => draw(portion, portions)))
    writeFileSync(drawnDigest, `${digest} ${portions}`)
  }
  const files = Array.from({ length: portions }, (_, portion) => readFileSync(drawnEffects(portion), 'utf8'))
  return Object.assign({}, ...files.map((text) => JSON.parse(text) as KeyEffects)) as KeyEffects
}

async function draw(portion: number, portions: number): Promise<void> {
  const env = { ...process.env, DOCS_PORTION: String(portion), DOCS_PORTIONS: String(portions), NO_COLOR: '1' }
  const drawing = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.docs.config.ts'],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let said = ''
  drawing.stdout.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(drawing, 'close')) as [number | null]
  if (code !== 0) throw new Error(`the effects could not be drawn:\n${said}`)
}

/** One hash of all files in some folders. */
function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).toSorted(byPath)) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      hash.update(path).update(readFileSync(path))
    }
  return hash.digest('hex')
}

function byPath(one: { parentPath: string; name: string }, other: { parentPath: string; name: string }): number {
  const [a, b] = [join(one.parentPath, one.name), join(other.parentPath, other.name)]
  return a < b ? -1 : a > b ? 1 : 0
}
