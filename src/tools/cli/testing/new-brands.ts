import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Prompts } from '@/tools/cli/prompts'
import { runMerchant } from '@/tools/cli/run-merchant'

/** A folder with only the real template, and what else the test adds. */
export function merchantsFolder(sites: Record<string, object> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'livery-new-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  cpSync('merchants/base', join(dir, 'base'), { recursive: true })
  for (const [code, site] of Object.entries(sites)) {
    mkdirSync(join(dir, code))
    writeFileSync(join(dir, code, 'site.json'), JSON.stringify({ schemaVersion: 2, code, name: code, ...site }))
  }
  return dir
}

/** The output and exit code of `merchant new`. Without prompts there is no terminal. */
export async function runNewVerb(dir: string, args: readonly string[], prompts?: Prompts) {
  const out: string[] = []
  const err: string[] = []
  const exitCode = await runMerchant(['new', ...args], {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    isColoured: false,
    dir,
    ...(prompts !== undefined && { prompts: () => Promise.resolve(prompts) }),
  })
  return { exitCode, out: out.join('\n'), err: err.join('\n') }
}

export const acme = ['acme', '--name', 'Acme Play', '--color', '#c2185b']
