import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runsOf } from '@tests/extent'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { migrateMerchants } from '@/engine/testing/migrate-merchants'
import type { JsonObject } from '@/contract/json/json-value'

const shipped = merchantsRoot('').dir

interface Style {
  readonly indent: string
  readonly lineEnd: string
}

const styles: fc.Arbitrary<Style> = fc.record({
  indent: fc.constantFrom('', ' ', '  ', '    ', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
})

/** Writes the shipped merchants as they would be in version 1. */
function writeVersion1(dir: string, { indent, lineEnd }: Style): void {
  cpSync(shipped, dir, { recursive: true })
  for (const code of codesIn(dir)) {
    for (const name of ['touch', 'app']) rmSync(join(dir, code, `assets/icon-${name}.png`), { force: true })
    rewrite(join(dir, code, 'site.json'), (site) => ({ ...site, schemaVersion: 1 }))
    rewrite(join(dir, code, 'theme.json'), (theme) => ({ ...theme, assets: oldAssets(theme['assets'] as JsonObject) }))
  }
  function rewrite(path: string, change: (value: JsonObject) => JsonObject): void {
    const value = change(JSON.parse(readFileSync(path, 'utf8')) as JsonObject)
    writeFileSync(path, JSON.stringify(value, null, indent).replaceAll('\n', lineEnd))
  }
}

function codesIn(dir: string): string[] {
  const entries = readdirSync(dir, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

function oldAssets({ icons, ...assets }: JsonObject): JsonObject {
  return icons === undefined ? assets : { ...assets, favicon: (icons as JsonObject)['tab'] as string }
}

it('the shipped merchants resolve to the same from version 1, however their files are formatted', () => {
  const now = checkMerchants(shipped)
  fc.assert(
    fc.property(styles, (style) => {
      const dir = mkdtempSync(join(tmpdir(), 'livery-version-1-'))
      try {
        writeVersion1(dir, style)
        expect(checkMerchants(dir).diagnostics.every(({ code }) => code === 'schema-outdated')).toBe(true)
        migrateMerchants(dir)
        const { merchants, templates, diagnostics } = checkMerchants(dir)
        expect(diagnostics).toEqual(now.diagnostics)
        const configs = [...merchants, ...templates].map(({ config }) => config)
        expect(configs).toEqual([...now.merchants, ...now.templates].map(({ config }) => config))
      } finally {
        rmSync(dir, { recursive: true })
      }
    }),
    { numRuns: runsOf(10) },
  )
}, 60_000)
