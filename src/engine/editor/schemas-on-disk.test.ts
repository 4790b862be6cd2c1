import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { configFiles } from '@/engine/schema/config-files'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { SchemasOnDisk } from './schemas-on-disk'

it('keeps a schema of each file in the brand’s folder, in step with the brand and its template', () => {
  const dir = writeMerchants({ acme })
  const schemas = new SchemasOnDisk()
  const update = () => schemas.update(loadMerchants(merchantsRoot(dir)))
  const names = () => readFileSync(join(dir, 'acme/.schemas/names.schema.json'), 'utf8')
  update()
  const expected = [...configFiles, 'locale', 'names'].map((name) => `${name}.schema.json`)
  expect(readdirSync(join(dir, 'acme/.schemas')).sort()).toEqual(expected.sort())
  expect(names()).not.toContain('SUMMER')

  const features = join(dir, 'acme/features.json')
  const flag = { modId: 'SUMMER3', meaning: 'The games of summer.', default: true }
  writeFileSync(features, JSON.stringify({ flags: { SUMMER: flag } }))
  update()
  expect(names()).toContain('SUMMER')

  // While a file is being edited, the names of its last valid state are offered.
  writeFileSync(features, '{ "flags": {')
  update()
  expect(names()).toContain('SUMMER')

  writeFileSync(features, '{}')
  update()
  expect(names()).not.toContain('SUMMER')
  const { mtimeMs } = statSync(join(dir, 'acme/.schemas/menus.schema.json'))
  update()
  expect(statSync(join(dir, 'acme/.schemas/menus.schema.json')).mtimeMs).toBe(mtimeMs)
})
