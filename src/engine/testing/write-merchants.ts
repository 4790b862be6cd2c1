import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { checkMerchants, type CheckedMerchants } from '@/engine/check-merchants'
import { minimalTemplate } from './minimal-template'
import { writeFiles, type Files } from './write-files'

/** The smallest brand. */
export const acme: Files = { 'site.json': { code: 'acme', name: 'Acme', extends: 'base', hosts: ['acme.test'] } }

/** A folder of merchants that lives as long as the test: a template and the given folders. */
export function writeMerchants(folders: Readonly<Record<string, Files>>, template: Files = minimalTemplate()): string {
  const dir = mkdtempSync(join(tmpdir(), 'livery-merchants-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFiles(join(dir, 'base'), template)
  for (const [code, files] of Object.entries(folders)) writeFiles(join(dir, code), files)
  return dir
}

/** Checks a brand that holds these files and is otherwise in order. */
export function checkBrand(files: Files, template: Files = {}): CheckedMerchants {
  const dir = writeMerchants({ acme: { ...acme, ...files } }, { ...minimalTemplate(), ...template })
  return checkMerchants(dir)
}
