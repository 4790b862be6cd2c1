import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { checkLoaded, checkMerchants, type CheckedMerchants } from '@/engine/checker/check-merchants'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { minimalTemplate } from './minimal-template'
import { writeFiles, type Files } from './write-files'

/** The smallest brand. */
export const acme: Files = { 'site.json': { code: 'acme', name: 'Acme', extends: 'base', hosts: ['acme.test'] } }

/** A temporary merchants folder with a template and the given folders, removed after the test. */
export function writeMerchants(folders: Readonly<Record<string, Files>>, template: Files = minimalTemplate()): string {
  const dir = mkdtempSync(join(tmpdir(), 'livery-merchants-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFiles(join(dir, 'base'), template)
  for (const [code, files] of Object.entries(folders)) writeFiles(join(dir, code), files)
  return dir
}

/** Checks a brand that has these files and is otherwise valid. */
export function checkBrand(files: Files, template: Files = {}): CheckedMerchants {
  const dir = writeMerchants({ acme: { ...acme, ...files } }, { ...minimalTemplate(), ...template })
  return checkMerchants(dir)
}

/**
 * Checks an example of a check's documentation: `acme` beside another brand, on a day in the middle of the examples'
 * dates.
 */
export function checkExample(files: Files): CheckedMerchants {
  const other = { 'site.json': { code: 'other', name: 'Other', extends: 'base', hosts: ['other.test'] } }
  const dir = writeMerchants({ acme: { ...acme, ...files }, other })
  return checkLoaded({ ...loadMerchants(merchantsRoot(dir)), today: new Date('2026-11-01T00:00:00Z') })
}
