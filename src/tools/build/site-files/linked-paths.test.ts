import { expect, test } from 'vitest'
import { linkedPaths } from './linked-paths'

const page = (path: string, html: string, aliases: string[] = []) => ({ page: { path, aliases }, shown: { html } })

test('a page is found over links, aliases and other pages, and not where no link leads to it', () => {
  const pages = [
    page('/', '<a class="x" href="/promotions?id=3">a</a> <a href="https://elsewhere.example/lost">b</a>', ['/home']),
    page('/promotions', '<a href="/download/">App</a><button data-to="/lost"></button>'),
    page('/down', '<a href="/home#top">Home</a>', ['/download']),
    page('/lost', '<a href="/">Home</a>'),
  ]
  expect([...linkedPaths('/', pages, '')]).toEqual(['/', '/promotions', '/down'])
})

test('links of a language begin with what its addresses begin with', () => {
  const pages = [page('/', '<a href="/vi/help">Trợ giúp</a><a href="/vi/">Trang chủ</a>'), page('/help', '')]
  expect([...linkedPaths('/', pages, '/vi')]).toEqual(['/', '/help'])
})
