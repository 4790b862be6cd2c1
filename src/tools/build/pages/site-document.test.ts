import { expect, test } from 'vitest'
import type { PageConfig } from '@/contract/generated/merchant-types'
import { entryTokenScript } from '@/site/app/start/entry-token'
import { earlyTextsScript } from '@/site/i18n/early-texts'
import { addressLanguageScript, firstLanguageScript } from '@/site/i18n/first-language'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { earlyPressScript } from '@/site/ui/focus/early-press'
import { servedTextScript } from '@/site/ui/view/served-text'
import { siteDocument, type PageSource } from './site-document'

const template = `<!doctype html>
<html lang="und" dir="ltr">
  <head>
    <!-- head -->
  </head>
  <body>
    <!-- noscript -->
    <div id="root"><!-- root --></div>
    <!-- boot -->
  </body>
</html>`

const color = (components: number[]) => ({ $value: { colorSpace: 'srgb', components, alpha: 1 } })

function source(scheme: string, locale: string, title: string): PageSource {
  const boot = {
    site: {
      name: 'North & <Co>',
      defaultLanguage: 'EN',
      responsiblePlay: { age: 18 },
      languages: { items: { EN: { locale }, VI: { locale: 'vi-VN' } }, order: ['VI', 'EN'] },
      contact: {},
    },
    theme: { scheme, assets: { icons: { tab: '/brand/icon.svg', touch: '/brand/touch.png' } } },
    routes: { pages: { home: { path: '/', title: 'home.title', sections: {}, order: [] } } },
    languageBases: { VI: '/vi' },
    texts: { 'home.title': title, 'site.description': 'Play at {{brand}}' },
  }
  const tokens = { color: { light: { background: color([1, 1, 1]) }, dark: { background: color([0, 0, 0]) } } }
  // The parts of a merchant that the document reads.
  return { boot: boot as unknown as WholeBootData, theme: { scheme, tokens } as unknown as PageSource['theme'] }
}

const parts = {
  styles: [{ css: 'body{}' }],
  links: [{ rel: 'modulepreload', href: '/assets/a.js' }],
  markup: '<p>shell</p>',
}

test('a document that shows something remembers what is pressed before it is alive', () => {
  const page = source('dark', 'en', 'Home')
  expect(siteDocument(template, page, parts)).toContain(`<script>${earlyPressScript}</script>`)
  expect(siteDocument(template, page, { ...parts, markup: '' })).not.toContain('earlyPress')
})

test('a document in place of a closed site says its status, and no other document does', () => {
  const page = source('dark', 'en', 'Home')
  expect(siteDocument(template, page, { ...parts, status: 1 })).toContain('<html lang="en" dir="ltr" data-status="1">')
  expect(siteDocument(template, page, { ...parts, status: 0 })).toContain('<html lang="en" dir="ltr">')
  expect(siteDocument(template, page, parts)).not.toContain('data-status')
})

test('a document names its release, where it has one', () => {
  const page = source('dark', 'en', 'Home')
  const html = siteDocument(template, { ...page, release: '88fbad27' }, parts)
  expect(html).toContain('<meta name="livery-release" content="88fbad27" />')
  expect(siteDocument(template, page, parts)).not.toContain('livery-release')
})

test('a document fetches the texts of the language that somebody chose, where it is another than its own', () => {
  const page = source('dark', 'en', 'Home')
  const html = siteDocument(template, page, { ...parts, otherTexts: { VI: ['/a.json'] } })
  expect(html).toContain(`<script data-texts="{&quot;VI&quot;:[&quot;/a.json&quot;]}">${earlyTextsScript}</script>`)
  expect(siteDocument(template, page, parts)).not.toContain('data-texts')
})

test('a document with a language in its address takes it for the visitor’s, and names itself and the others', () => {
  const { boot, theme } = source('dark', 'en', 'Home')
  const site = { ...boot.site, defaultLanguage: 'VI', hosts: ['north.example'] }
  const page = { title: 'home.title', path: '/rng', indexed: true, sections: {}, order: [] } as unknown as PageConfig
  const html = siteDocument(template, { boot: { ...boot, site }, theme }, { ...parts, page })
  expect(html).toContain(`<script data-language="VI">${addressLanguageScript}</script>`)
  expect(html).not.toContain('data-languages')
  expect(html.match(/<link rel="(canonical|alternate)".*?>/g)).toEqual([
    '<link rel="canonical" href="https://north.example/vi/rng" />',
    '<link rel="alternate" hreflang="vi-VN" href="https://north.example/vi/rng" />',
    '<link rel="alternate" hreflang="en" href="https://north.example/rng" />',
    '<link rel="alternate" hreflang="x-default" href="https://north.example/rng" />',
  ])
  expect(html).toContain('<meta property="og:url" content="https://north.example/vi/rng" />')
  expect(html).toContain('<meta property="og:locale" content="vi_VN" />')
  expect(html).toContain('<meta property="og:locale:alternate" content="en_US" />')
  expect(html).not.toContain('noindex')
})

test('a document that several pages share, or that shows nothing by itself, is no search engine’s', () => {
  const { boot, theme } = source('dark', 'en', 'Home')
  const site = { ...boot.site, hosts: ['north.example'] }
  const game = { title: 'home.title', path: '/game', indexed: false } as unknown as PageConfig
  for (const more of [{}, { page: game }]) {
    const html = siteDocument(template, { boot: { ...boot, site }, theme }, { ...parts, ...more })
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).not.toMatch(/rel="(canonical|alternate)"/)
  }
})

test('whoever runs no scripts is told what to do', () => {
  const { boot, theme } = source('dark', 'en', 'Home')
  const texts = { ...boot.texts, 'site.noscript': 'Switch on <JavaScript>.' }
  const html = siteDocument(template, { boot: { ...boot, texts }, theme }, parts)
  expect(html).toContain('<noscript><p class="no-script">Switch on &lt;JavaScript&gt;.</p></noscript>')
})

test('a document of several languages follows the browser at a first visit, before it asks for anything', () => {
  const html = siteDocument(template, source('dark', 'en', 'Home'), { ...parts, otherTexts: { VI: ['/a.json'] } })
  const languages = '[[&quot;EN&quot;,&quot;en&quot;],[&quot;VI&quot;,&quot;vi-VN&quot;]]'
  const first = html.indexOf(`<script data-languages="${languages}">${firstLanguageScript}</script>`)
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(html.indexOf(earlyTextsScript))
})

test('a document says its language, direction, title, description and icon', () => {
  const html = siteDocument(template, source('dark', 'ar-EG', 'Home of {{brand}}'), parts)
  expect(html).toContain('<html lang="ar-EG" dir="rtl">')
  expect(html).toContain('<title>Home of North &amp; &lt;Co&gt;</title>')
  expect(html).toContain('<meta name="description" content="Play at North &amp; &lt;Co&gt;" />')
  expect(html).toContain('<link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />')
  expect(html).toContain('<link rel="apple-touch-icon" href="/brand/touch.png" />')
  expect(html).toContain('<link rel="modulepreload" href="/assets/a.js" />')
})

test('a page that says something of itself is told of by search engines and messengers', () => {
  const picture = { src: '/brand/share.1.jpg', width: 1200, height: 630 }
  const look = { sections: {}, order: [], indexed: true }
  const page = { path: '/help', title: 'help.title', description: 'help.text', picture, ...look }
  const { boot, theme } = source('dark', 'en', 'Home')
  const texts = { ...boot.texts, 'help.title': 'Help', 'help.text': 'Ask {{brand}}' }
  const site = { ...boot.site, hosts: ['north.example'] }
  const html = siteDocument(
    template,
    { theme, boot: { ...boot, texts, site } },
    { ...parts, page: page as unknown as PageConfig },
  )
  const said = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map(([, key, content]) => [
      key,
      content,
    ]),
  )
  expect(html).toContain('<title>Help · North &amp; &lt;Co&gt;</title>')
  const wanted = ['description', 'og:title', 'og:url', 'og:image', 'og:image:width', 'twitter:card']
  expect(wanted.map((key) => said.get(key))).toEqual([
    'Ask North &amp; &lt;Co&gt;',
    'Help',
    'https://north.example/help',
    'https://north.example/brand/share.1.jpg',
    '1200',
    'summary_large_image',
  ])
})

test('the scripts of every page come before what a page has besides', () => {
  const entry = '<script type="module" src="/assets/index.js"></script>'
  const html = siteDocument(template.replace('  </head>', `${entry}\n  </head>`), source('dark', 'en', 'Home'), parts)
  expect(html.indexOf(entry)).toBeLessThan(html.indexOf('href="/assets/a.js"'))
  expect(html.indexOf('href="/assets/a.js"')).toBeLessThan(html.indexOf('</head>'))
})

test('styles, shell and boot data stand where the template has their places', () => {
  const html = siteDocument(template, source('dark', 'en', 'Home'), parts)
  expect(html).toContain('<style>body{}</style>')
  expect(html).toContain('<div id="root"><p>shell</p></div>')
  const json = /<script type="application\/json" id="livery-boot">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json)).toMatchObject({ site: { name: 'North & <Co>' } })
})

test('replacement patterns in a text stay text', () => {
  const html = siteDocument(template, source('dark', 'en', "$& $' $1"), parts)
  expect(html).toContain("<title>$&amp; $' $1</title>")
})

test('the browser’s bars take the background of the scheme in use', () => {
  const colors = (scheme: string) =>
    [...siteDocument(template, source(scheme, 'en', 'Home'), parts).matchAll(/<meta name="theme-color"[^>]*>/g)].map(
      String,
    )
  expect(colors('light')).toHaveLength(1)
  expect(colors('auto')).toEqual([
    expect.stringContaining('media="(prefers-color-scheme: light)"'),
    expect.stringContaining('media="(prefers-color-scheme: dark)"'),
  ])
})

test('a document that is hydrated keeps its texts as they were served until then', () => {
  const page = source('dark', 'en', 'Home')
  const html = siteDocument(template, page, { ...parts, isHydrated: true })
  expect(html).toContain(`<script>${servedTextScript}</script></body>`)
  expect(siteDocument(template, page, parts)).not.toContain('MutationObserver')
})

test('a document takes a token out of its address before a style of it applies', () => {
  const html = siteDocument(template, source('dark', 'en', 'Home'), parts)
  expect(html.indexOf(`<script>${entryTokenScript}</script>`)).toBeGreaterThan(0)
  expect(html.indexOf(entryTokenScript)).toBeLessThan(html.indexOf('<style'))
})

test('a page’s own picture is shown by messengers, else the one that the build has made, else home’s', () => {
  const { boot, theme } = source('dark', 'en', 'Home')
  const at = (src: string) => ({ src, width: 1200, height: 630 })
  const routes = { pages: { home: { ...boot.routes.pages.home, picture: at('/brand/home.jpg') } } }
  const site = { ...boot.site, hosts: ['north.example'] }
  const page: PageSource = {
    theme,
    boot: { ...boot, site, routes } as unknown as WholeBootData,
    pictures: { '/help': at('/brand/share.jpg') },
  }
  const pictureOf = (of: object) =>
    /og:image" content="([^"]+)"/.exec(siteDocument(template, page, { ...parts, page: of as PageConfig }))?.[1]
  const help = { path: '/help', title: 'home.title', sections: {}, order: [] }
  expect(pictureOf({ ...help, picture: at('/brand/own.png') })).toBe('https://north.example/brand/own.png')
  expect(pictureOf(help)).toBe('https://north.example/brand/share.jpg')
  expect(pictureOf({ ...help, path: '/rng' })).toBe('https://north.example/brand/home.jpg')
})

test('what search engines are told stands in the document as data, which nothing in a text can end', () => {
  const { boot, theme } = source('dark', 'en', 'Home')
  const site = { ...boot.site, hosts: ['north.example'], name: '</script><b>' }
  const page: PageSource = { theme, boot: { ...boot, site } }
  const html = siteDocument(template, page, {
    ...parts,
    page: { ...boot.routes.pages.home, path: '/help' },
  })
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(data ?? '')).toMatchObject({ '@graph': [{ itemListElement: [{ name: '</script><b>' }, {}] }] })
  expect(siteDocument(template, page, parts)).not.toContain('ld+json')
})
