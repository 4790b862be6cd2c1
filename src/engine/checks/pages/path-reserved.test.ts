import { expect, it } from 'vitest'
import { acme, checkBrand } from '@/engine/testing/write-merchants'

it('tells a page that stands below the address of a language, where the brand wants such addresses', () => {
  const told = (languageAddresses: boolean) =>
    checkBrand({
      'site.json': { ...(acme['site.json'] as object), languageAddresses },
      'routes.json': { pages: { help: { aliases: ['/fil/help', '/film', '/FIL/x', '/en'] } } },
    }).diagnostics.filter(({ code }) => code === 'path-reserved')
  expect(told(false)).toEqual([])
  expect(told(true)).toMatchObject([
    { pointer: '/pages/help/aliases/0', message: '/fil/help is not free for a page: TY has its addresses there' },
    { pointer: '/pages/help/aliases/2' },
  ])
})
