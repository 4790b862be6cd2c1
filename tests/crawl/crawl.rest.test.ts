import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { answerOf, crawl, crawledPage, hostOf, sites } from './crawled-site'

/** What a search engine finds of the built brands, without running a script. */
const codes = Object.keys(sites.merchants)

/** Google's documentation of sitemaps uses this element of XHTML; its schema is the part that describes it. */
const xhtmlLink = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xs:element name="link"><xs:complexType>
    <xs:attribute name="rel" type="xs:NMTOKENS" use="required"/>
    <xs:attribute name="hreflang" type="xs:language" use="required"/>
    <xs:attribute name="href" type="xs:anyURI" use="required"/>
  </xs:complexType></xs:element>
</xs:schema>`

const bothSchemas = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml-link.xsd"/>
</xs:schema>`

const { resolve } = createRequire(import.meta.url)
const sitemapSchema = readFileSync(resolve('sitemap').replace(/dist.*$/, 'schema/sitemap.xsd'), 'utf8')

async function addressesInSitemap(code: string) {
  const { status, text } = await answerOf(code, '/sitemap.xml')
  expect(status).toBe(200)
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address))
}

test.each(codes)('the sitemap of %s is one as sitemaps.org describes it, with a day for each page', async (code) => {
  const { text } = await answerOf(code, '/sitemap.xml')
  const { valid, rawOutput } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: text }],
    schema: [bothSchemas],
    preload: [
      { fileName: 'sitemap.xsd', contents: sitemapSchema },
      { fileName: 'xhtml-link.xsd', contents: xhtmlLink },
    ],
    maxMemoryPages: 4096,
  })
  expect(valid, rawOutput).toBe(true)
  expect(text.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)?.length).toBe(text.match(/<loc>/g)?.length)
})

test.each(codes)('robots.txt of %s names its sitemap', async (code) => {
  const { text } = await answerOf(code, '/robots.txt')
  expect(text).toContain(`Sitemap: https://${hostOf(code)}/sitemap.xml`)
})

test.each(codes)('every page in the sitemap of %s is there, and says that it is the one listed', async (code) => {
  const addresses = await addressesInSitemap(code)
  const wrong: string[] = []
  for (const { href, pathname } of addresses) {
    const page = await crawledPage(code, pathname)
    if (page.status !== 200 || !page.isIndexed || page.canonical !== href) wrong.push(pathname)
  }
  expect(wrong).toEqual([])
  expect(addresses.length).toBeGreaterThan(10)
})

test.each(codes)(
  'links lead from home to every page of %s in every language, each with a title and heading',
  async (code) => {
    const pages = await crawl(code)
    const missing = (await addressesInSitemap(code)).filter(({ pathname }) => !pages.has(pathname))
    expect(missing.map(({ pathname }) => pathname)).toEqual([])
    const broken = [...pages].filter(([, { status }]) => status !== 200).map(([path]) => path)
    expect(broken).toEqual([])
    const indexed = [...pages].filter(([, { isIndexed }]) => isIndexed)
    const titles = new Map<string, string>()
    for (const [path, { title, headings, lang, canonical }] of indexed) {
      expect(headings, path).toHaveLength(1)
      expect(headings[0], path).not.toBe('')
      if (canonical === undefined) continue
      const other = titles.get(`${lang} ${title}`)
      expect([canonical, undefined], `${path} has the title of ${other}: ${title}`).toContain(other)
      titles.set(`${lang} ${title}`, canonical)
    }
  },
)

test.each(codes)('pages of %s in several languages lead to each other, and back', async (code) => {
  const pages = await crawl(code)
  const byAddress = new Map([...pages.values()].map((page) => [page.canonical, page]))
  const wrong = [...pages.values()].flatMap(({ canonical = '', alternates }) =>
    Object.entries(alternates).flatMap(([tag, address]) => {
      const back = byAddress.get(address)
      if (back === undefined) return [`${canonical}: ${tag} leads to ${address}, which is not there`]
      const isOwn = tag === 'x-default' || back.lang === tag
      const leadsBack = Object.values(back.alternates).includes(canonical)
      return isOwn && leadsBack ? [] : [`${canonical}: ${tag} leads to ${address} in ${back.lang}`]
    }),
  )
  expect(wrong).toEqual([])
})

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

test.each(codes)('documents of %s are valid HTML', async (code) => {
  const told: string[] = []
  for (const { pathname } of (await addressesInSitemap(code)).filter((_, index) => index % 17 === 0)) {
    const { results } = await validator.validateString((await answerOf(code, pathname)).text)
    for (const { ruleId, message } of results.flatMap((each) => each.messages))
      told.push(`${pathname} ${ruleId}: ${message}`)
  }
  expect(told).toEqual([])
})

test.each(codes)('an address of %s that no page has is no page', async (code) => {
  const page = await crawledPage(code, '/no-such-page')
  expect(page).toMatchObject({ status: 404, isIndexed: false, canonical: undefined })
  expect(page.headings).toHaveLength(1)
  expect(page.title).not.toBe((await crawledPage(code, '/')).title)
})
