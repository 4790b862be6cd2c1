import { expect, test } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { oneOfEachComposition } from './one-of-each-composition'

const [{ config: aurora }] = checkMerchants('merchants', ['aurora']).merchants as [
  ReturnType<typeof checkMerchants>['merchants'][number],
]
const { home, egame, fish } = aurora.routes.pages as Record<string, NonNullable<(typeof aurora.routes.pages)[string]>>

test('one of several pages is looked at that differ in address, texts and banners alone', () => {
  expect(fish!.path).not.toBe(egame!.path)
  const looked = oneOfEachComposition({ home: home!, egame: egame!, fish: fish! })
  expect(looked).toHaveLength(2)
  expect(looked).toContain('home')
})

test('each brand has some of the pages that all of them have', () => {
  const brands = ['one', 'two', 'three']
  const pages = Object.entries(aurora.routes.pages)
  const named = brands.flatMap((brand) => pages.map(([name, page]) => [`${brand}/${name}`, page] as const))
  const looked = oneOfEachComposition(Object.fromEntries(named))
  expect(looked).toHaveLength(oneOfEachComposition(aurora.routes.pages).length)
  for (const brand of brands) expect(looked.some((name) => name.startsWith(`${brand}/`))).toBe(true)
})

test('every page is looked at that has another block, shell, heading or guard', () => {
  const pages = {
    egame: egame!,
    blocks: { ...egame!, order: [] },
    shell: { ...egame!, shell: { ...egame!.shell, footer: !egame!.shell.footer } },
    heading: { ...egame!, heading: egame!.heading === 'hidden' ? 'section' : 'hidden' } as const,
    guard: { ...egame!, guard: 'login' } as const,
  }
  expect(oneOfEachComposition(pages)).toEqual(Object.keys(pages))
})
