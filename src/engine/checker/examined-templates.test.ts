import { expect, it, vi } from 'vitest'
import { pageEmpty } from '@/engine/checks/pages/page-empty'
import { AssetFiles } from '@/engine/folder/asset-files'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { checkLoaded } from './check-merchants'

it('examines a template once for as long as its folder, its assets and the day are the same', () => {
  const inspect = vi.spyOn(pageEmpty, 'inspect')
  const root = merchantsRoot(writeMerchants({ acme }))
  const [set, assets] = [loadMerchants(root), new AssetFiles()]
  const inspected = (...[some, codes, files]: Parameters<typeof checkLoaded>) => {
    inspect.mockClear()
    expect(checkLoaded(some, codes, files).diagnostics).toEqual([])
    return inspect.mock.calls.length
  }
  expect(inspected(set, ['acme'], assets)).toBe(2)
  expect(inspected(set, ['acme'], assets)).toBe(1)
  // Who names the template asks about all of its languages.
  expect(inspected(set, ['base'], assets)).toBe(1)
  expect(inspected(set, ['base'], assets)).toBe(0)
  expect(inspected({ ...set, today: new Date('2031-01-01') }, ['base'], assets)).toBe(1)
  expect(inspected(loadMerchants(root), ['base'], assets)).toBe(1)
  expect(inspected(set, ['base'], new AssetFiles())).toBe(1)
})
