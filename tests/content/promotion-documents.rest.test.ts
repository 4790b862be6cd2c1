import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { HtmlValidate } from 'html-validate'
import { JSDOM } from 'jsdom'
import { afterAll, expect, test } from 'vitest'
import type { Notices } from '@/contract/generated/gateway-types'
import { checkLoaded } from '@/engine/checker/check-merchants'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { bootData } from '@/engine/resolved/boot-data'
import { shippedLegal } from '@/engine/resolved/legal-texts'
import { wholeTexts } from '@/engine/resolved/site-texts'
import { createSandbox } from '@/sandbox/create-sandbox'
import { sandboxMerchant } from '@/sandbox/sandbox-merchant'
import { loadBlocks, prerenderPage, prerenderPromotions } from '@/site/app/start/prerender'
import { askContent } from '@/tools/build/content/ask-content'
import { drawPromotions } from '@/tools/build/content/draw-promotions'
import { siteContent } from '@/tools/build/content/site-content'
import { nextChanges } from '@/tools/build/site-files/page-changes'
import { sitePages } from '@/tools/build/pages/site-pages'
import { sitemap } from '@/tools/build/site-files/sitemap'
import { listen } from '@/tools/cli/serve/listen'

/** Documents of a shipped brand's promotions, asked of the sandbox; one of them says hostile things. */
const { merchants } = checkLoaded(loadMerchants(merchantsRoot('merchants')), ['aurora'])
const [aurora] = merchants
if (aurora === undefined) throw new Error('aurora has errors')
const texts = (language: string, key: string) => aurora.texts.written(language, key)
const sandbox = await createSandbox({
  merchants: [sandboxMerchant(aurora.config, texts, shippedLegal(aurora).documents)],
  database: ':memory:',
})
const hostile = {
  id: '"></script>../x;',
  title: '</title><script>alert(1)</script>"\'& $&',
  summary: '" onload="alert(1)',
  content:
    '<p>Words</p><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a></script><script>alert(1)</script>',
  image: 'javascript:alert(1)',
}
const app = new Hono().all('*', async ({ req, env }) => {
  const answer = (await (await sandbox.app.fetch(req.raw, env as never)).json()) as { value: Notices['response'] }
  return Response.json({
    ...answer,
    value: { ...answer.value, promotion: [...(answer.value.promotion ?? []), hostile] },
  })
})
const server = await listen(app, 0, '127.0.0.1')
const messages: string[] = []
const gateway = new URL(`http://127.0.0.1:${server.port}`)
const asked = (await askContent([aurora], { gateway, onMessage: (text) => messages.push(text) })).get('aurora') ?? {}
const boot = bootData(aurora, wholeTexts(aurora))
const content = siteContent(boot, asked, { there: ['summer'], gone: [] })
const source = { boot, theme: aurora.config.theme }
await loadBlocks()
const documents = await documentsNow()

afterAll(async () => {
  await server.close()
  sandbox.close()
})

async function documentsNow(): Promise<ReadonlyMap<string, string>> {
  const { defaultLanguage } = boot.site
  const drawing = { content: content.inLanguage(defaultLanguage), draw: prerenderPromotions, drawn: {} }
  const queryDocuments = await drawPromotions(source, drawing)
  const shown = { home: await prerenderPage(boot, 'home'), drawn: {}, legal: {}, queryDocuments }
  const scripts = { chunks: () => [], article: ['/assets/sanitise.js'] }
  return new Map(sitePages(readFileSync('index.html', 'utf8'), source, shown, scripts).documents)
}

function documentAt(address: string): string {
  return documents.get(content.documents[address] ?? '') ?? ''
}

const hostileId = new URLSearchParams({ id: hostile.id }).toString().slice('id='.length)
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

test('every promotion that the gateway tells of has a document on each page that shows one', () => {
  expect(messages).toEqual([])
  const addresses = Object.keys(content.documents)
  expect(addresses).toEqual(expect.arrayContaining(['/promotions?first_deposit', '/promoDetail?first_deposit']))
  expect(addresses.filter((each) => documentAt(each) === '')).toEqual([])
})

test('the document of a promotion has its title, description, address, picture and words before any script runs', () => {
  const html = documentAt('/promotions?first_deposit')
  const { promotion } = asked.promotions?.['EN']?.[0] ?? {}
  expect(html).toContain(`<title>${promotion?.title} · Aurora</title>`)
  expect(html).toContain(`<meta name="description" content="${promotion?.summary}" />`)
  expect(html).toContain('<link rel="canonical" href="https://aurora.localhost/promotions?id=first_deposit" />')
  expect(html).toMatch(/<meta property="og:image" content="https:\/\/[^"]+" \/>/)
  const article = /<article[^]*<\/article>/.exec(html)?.[0] ?? ''
  expect(article).toMatch(new RegExp(`<h2[^>]*>${promotion?.title}</h2>`))
  expect(article).toContain(`<img src="${promotion?.image}"`)
  expect(article).toContain(promotion?.content)
  expect(html).toContain('<link rel="modulepreload" href="/assets/sanitise.js"')
})

test('a promotion that is over has a document that says so, leads to the others, and is not listed', () => {
  const html = documentAt('/promotions?summer')
  expect(html).toContain(boot.texts['promotion-detail.unknown'])
  expect(html).toMatch(/<a [^>]*href="\/promotions"/)
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(html).not.toContain('rel="canonical"')
})

test('nothing of what a hostile gateway says is active in a document', () => {
  const html = documentAt(`/promotions?${hostileId}`)
  expect(html).toContain('&lt;/title&gt;&lt;script&gt;alert(1)')
  expect(html).toContain('<p>Words</p><img src="/x"><a>x</a>')
  const { document } = new JSDOM(html).window
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
  expect(attributes.filter(({ name, value }) => name !== 'content' && /^\s*javascript:/i.test(value))).toEqual([])
  const usual = new JSDOM(documentAt('/promotions?first_deposit')).window.document
  expect(document.scripts).toHaveLength(usual.scripts.length)
  expect(document.querySelector('article h2')?.textContent).toBe(hostile.title)
})

test.each(['/promotions?first_deposit', '/promotions?summer', `/promoDetail?${hostileId}`])(
  'the document of %s is valid HTML',
  async (address) => {
    const { results } = await validator.validateString(documentAt(address))
    expect(results.flatMap((each) => each.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
  },
)

test('the same answers make the same documents', async () => {
  expect(await documentsNow()).toEqual(documents)
})

test('the sitemap lists promotions on the page that search engines may list, and none that is over', () => {
  const ids = Object.keys(content.inLanguage('EN').languages)
  const contents = Object.fromEntries(ids.map((id) => [`/promotions?id=${id}`, 'as drawn']))
  const map = sitemap(boot, nextChanges({}, contents, '2026-11-30'), asked) ?? ''
  expect(map).toContain('<loc>https://aurora.localhost/promotions?id=first_deposit</loc><lastmod>2026-11-30</lastmod>')
  expect(map.match(/<loc>/g)).toHaveLength(ids.length)
  expect(map).not.toContain('promoDetail')
  expect(map).not.toContain('summer')
})
