import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { listen } from '@/tools/cli/serve/listen'
import { askContent } from './ask-content'
import { mostPromotions } from './show-promotions'

const site = {
  code: 'north',
  hosts: ['north.example'],
  allowedHosts: ['cdn.example'],
  defaultLanguage: 'EN',
  languageAddresses: true,
  languages: { items: { EN: { locale: 'en' }, VI: { locale: 'vi-VN' } }, order: ['EN', 'VI'] },
  gateway: { baseUrl: '', timeout: 2000, calls: {} },
}
// The parts of a merchant that are read.
const north = { code: 'north', config: { site } } as unknown as ResolvedMerchant

type Answer = (language: string) => unknown

/** What a build has of a gateway that answers so, and what it says. */
async function asked(answer: Answer, merchant = north) {
  const app = new Hono()
  const calls: string[] = []
  app.get('/wps/relay/MCSFE_getListAnnouncements', ({ req }) => {
    const language = req.header('language') ?? ''
    calls.push(`${req.header('merchant')} ${language}`)
    const value = answer(language)
    return value instanceof Response ? value : Response.json({ success: true, value })
  })
  const server = await listen(app, 0, '127.0.0.1')
  onTestFinished(() => server.close())
  const messages: string[] = []
  const gateway = new URL(`http://127.0.0.1:${server.port}`)
  const content = await askContent([merchant], { gateway, onMessage: (text) => messages.push(text) })
  return { calls, messages, ...content.get('north') }
}

const one = (more: object = {}) => [{ id: 'welcome', title: 'Welcome', ...more }]
const offering =
  (...promotion: object[]) =>
  () => ({ promotion })

test('each language that has addresses is asked once, as a page of the brand asks', async () => {
  const { calls, promotions } = await asked((language) => ({ promotion: one({ title: `In ${language}` }) }))
  expect(calls).toEqual(['north EN', 'north VI'])
  expect(promotions?.['VI']?.[0]).toMatchObject({ id: 'welcome', title: 'In VI', promotion: { title: 'In VI' } })
})

test.each<[string, Answer, RegExp]>([
  ['refuses', () => Response.json({ success: false, code: 'closed', message: 'Closed' }, { status: 403 }), /Closed/],
  ['answers with a page', () => new Response('<h1>502</h1>', { status: 502 }), /notices: 502/],
  ['answers with another shape', () => ({ promotion: [{ id: 7 }] }), /notices is wrong at \/promotion\/0/],
  ['names no promotions at all', () => ({}), /no list of promotions/],
  ['answers in one language alone', (language) => (language === 'EN' ? { promotion: one() } : {}), /^north, VI: /],
])('a gateway that %s gives no content, and the message names the brand', async (_, answer, message) => {
  const { promotions, messages } = await asked(answer)
  expect(promotions).toBeUndefined()
  expect(messages).toEqual([expect.stringMatching(message)])
  expect(messages[0]).toMatch(/^north, .*the brand is built without promotions\.$/)
})

test('a gateway that nobody runs gives no content', async () => {
  const messages: string[] = []
  const gateway = new URL('http://127.0.0.1:9')
  const content = await askContent([north], { gateway, onMessage: (text) => messages.push(text) })
  expect(content.get('north')).toEqual({})
  expect(messages).toHaveLength(1)
})

test('the gateway of site.json goes before the one that the build is given', async () => {
  const own = { ...site, gateway: { ...site.gateway, baseUrl: 'http://127.0.0.1:9' } }
  const { calls, messages } = await asked(offering(...one()), { ...north, config: { site: own } } as never)
  expect([calls, messages]).toEqual([[], [expect.stringContaining('http://127.0.0.1:9')]])
})

test.each([
  ['<img src=x onerror=alert(1)>', '<img src="/x">'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['</title></script><script>alert(1)</script>b', 'b'],
  ['<style>*{}</style><form><input></form><iframe src="//evil.example"></iframe>c', 'c'],
  ['<a href="//evil.example">d</a>', '<a>d</a>'],
  ['<img src="https://cdn.example/a.png">', '<img src="https://cdn.example/a.png">'],
  ['<a href="https://north.example/help">e</a>', '<a href="/help" rel="noopener noreferrer">e</a>'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>f', '<img src="/x">f'],
  ['<p style="color:red" onclick="x()" id="root">g</p>', '<p>g</p>'],
])('the HTML of an article is sanitised as pages do it: %s', async (content, clean) => {
  const { promotions } = await asked(offering(...one({ content })))
  expect(promotions?.['EN']?.[0]?.promotion.content).toBe(clean)
})

test.each([
  ['of 2 MB', '<p>word</p>'.repeat(200_000)],
  ['of very many elements within each other', '<div>'.repeat(4900)],
])('an article %s is left to the page, and a message says so', async (_, content) => {
  const { promotions, messages } = await asked(offering(...one({ content })))
  expect(promotions?.['EN']?.[0]?.promotion).toEqual({ id: 'welcome', title: 'Welcome', image: null })
  expect(messages[0]).toBe('north, EN: the article of the promotion welcome is too long to be drawn in advance.')
})

test('of very many promotions the first ones get a document, and a message says so', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `p${index}`, title: 'One', content: '<b>One</b>' }))
  const { promotions, messages } = await asked(offering(...many))
  expect(promotions?.['EN']?.map(({ id }) => id)).toEqual(many.slice(0, mostPromotions).map(({ id }) => id))
  expect(messages[0]).toBe(
    `north, EN: only the first ${mostPromotions} of 10000 promotions get a document of their own.`,
  )
})

test('ids of every kind are named as an address writes them, the first of two alike counts, and one that none can name is told', async () => {
  const ids = ['../../x', '"', ';', 'ưu đãi', '福', 'a&id=b', '', '\uD800', 'x'.repeat(300), 'a', 'a']
  const { promotions, messages } = await asked(offering(...ids.map((id) => ({ id, title: 'One' }))))
  const named = ['..%2F..%2Fx', '%22', '%3B', '%C6%B0u+%C4%91%C3%A3i', '%E7%A6%8F', 'a%26id%3Db', 'a']
  expect(promotions?.['EN']?.map(({ id }) => id)).toEqual(named)
  expect(messages.filter((text) => text.startsWith('north, EN: no address can name'))).toHaveLength(3)
})

test('a gateway writes little into the log of a build, and nothing that a terminal obeys', async () => {
  const { messages: unnamed } = await asked(offering(...Array.from({ length: 500 }, () => ({ id: '', title: 'One' }))))
  expect(unnamed.filter((text) => text.startsWith('north, EN:'))).toHaveLength(6)
  expect(unnamed).toContain('north, EN: nor 495 more.')
  const message = `\u001b[2J\u001b]0;x\u0007\r\nnorth: built ${'x'.repeat(10_000)}`
  const { messages } = await asked(() => Response.json({ success: false, code: 'closed', message }, { status: 403 }))
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatch(/^north, EN: the gateway \P{Cc}{1,500}$/u)
})

test('search engines are told the summary, or the first words of the article, cut at a word', async () => {
  const article = `<h3>Terms</h3><p>${'Deposit and play. '.repeat(30)}</p>`
  const { promotions } = await asked(
    offering(
      { id: 'a', title: 'A', summary: 'In one sentence.', content: article },
      { id: 'b', title: 'B', content: article },
    ),
  )
  const [a, b] = promotions?.['EN'] ?? []
  expect(a?.description).toBe('In one sentence.')
  expect(b?.description).toMatch(/^Terms Deposit and play\. .*\w…$/)
  expect(b?.description?.length).toBeLessThanOrEqual(160)
})

test.each([
  ['/wps/a.png', 'https://north.example/wps/a.png', '/wps/a.png'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['/wps/a.svg', undefined, '/wps/a.svg'],
  ['http://cdn.example/a.jpg', undefined, 'http://cdn.example/a.jpg'],
  ['https://evil.example/a.jpg', undefined, null],
  ['javascript:alert(1)', undefined, null],
])('a preview of %s shows %s', async (image, picture, shown) => {
  const { promotions } = await asked(offering(...one({ image })))
  expect(promotions?.['EN']?.[0]?.picture).toBe(picture)
  expect(promotions?.['EN']?.[0]?.promotion.image).toBe(shown)
})
