import { beforeEach, expect, test } from 'vitest'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { createDevApp } from './dev-app'
import { DevSites } from './dev-sites'

let ask: (path: string) => Promise<Response>
const get = async (path: string) => (await ask(path)).text()
let own: readonly string[]

beforeEach(() => {
  const sites = new DevSites(writeMerchants({ acme }))
  const document = '<html lang="und" dir="ltr"><head><!-- head --></head><body><!-- boot --></body></html>'
  const app = createDevApp(
    sites,
    { kind: 'remote', url: new URL('http://gateway.test') },
    { template: () => Promise.resolve(document), transform: (_, html) => Promise.resolve(html) },
  )
  ask = async (path) => app.request(path, { headers: { Host: 'acme.test' } })
  own = sites.at('acme.test')?.config.site.languages.order ?? []
})

interface Boot {
  readonly site: { readonly languages: { readonly order: readonly string[] } }
  readonly locales: Readonly<Record<string, { readonly whole: string }>>
}

const boot = async () => JSON.parse(/id="livery-boot">(.*?)<\/script>/.exec(await get('/'))?.[1] ?? '') as Boot

test('a page in development offers the pseudo-languages after those of the brand', async () => {
  const { site, locales } = await boot()
  expect(site.languages.order).toEqual([...own, 'EN-XA', 'AR-XB'])
  expect(await get(locales['EN-XA']?.whole ?? '')).toContain('"nav.home":"[ñååṽ.ĥööḿéé ööƒ {{brand}}]"')
  expect(await get(locales['AR-XB']?.whole ?? '')).toContain(
    '"nav.home":"\u200fnav.home\u200f \u200fof\u200f {{brand}}"',
  )
})

test('no browser is shown a pseudo-language because of the languages that it asks for', async () => {
  const html = await get('/')
  expect(html).not.toMatch(/data-languages="[^"]*-X[AB]/)
})

test('a language that is written in another way leads to its page, as on a server', async () => {
  const moved = async (path: string) => (await ask(path)).headers.get('Location')
  expect(await moved('/EN/promotions?id=1')).toBe('/promotions?id=1')
  expect(await moved('/en//evil.example')).toBeNull()
})

test('a page in development is of the release that is told as live, however long it stays open', async () => {
  const live = (await get('/release.txt')).trim()
  expect(live).toBe('development')
  expect(await get('/')).toContain(`<meta name="livery-release" content="${live}" />`)
})
