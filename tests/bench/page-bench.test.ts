import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allBlocksOf } from '@/site/app/start/page-blocks'
import { checkMerchants } from '@/engine/checker/check-merchants'

it('writes by hand every section that the page of the benchmark has, and no other', () => {
  const aurora = checkMerchants('merchants').merchants.find(({ code }) => code === 'aurora')
  const { order = [], sections = {} } = aurora?.config.routes.pages.home ?? {}
  const byHand = readFileSync('tests/bench/page-bench/hand-page.tsx', 'utf8').matchAll(
    /propsOf\('(.+)', sections\['(.+)'\]\)/g,
  )
  const written = [...byHand].map(([, block, name]) => `${name}: ${block}`)
  expect(written).toEqual(order.map((name) => `${name}: ${sections[name]?.block}`))
})

it('has by hand every block that the page has around its sections too', () => {
  const aurora = checkMerchants('merchants').merchants.find(({ code }) => code === 'aurora')
  if (aurora === undefined) throw new Error('the benchmark needs the merchant aurora')
  const { site, routes } = aurora.config
  const imported = readFileSync('tests/bench/page-bench/hand-page.tsx', 'utf8').matchAll(
    /from '@\/site\/blocks\/(.+)\/.+'/g,
  )
  expect([...imported].map(([, block]) => block).toSorted()).toEqual(
    [...new Set(allBlocksOf(routes.pages['home'], { routes, site }))].toSorted(),
  )
})

it('weighs what renders JSON with the blocks of the page by hand', () => {
  const blocksOf = (page: string) =>
    readFileSync(`tests/bench/page-bench/${page}-page.tsx`, 'utf8').match(/from '@\/site\/blocks\/.+'/g)
  expect(blocksOf('hand')).not.toBeNull()
  expect(blocksOf('same-blocks')).toEqual(blocksOf('hand'))
})
