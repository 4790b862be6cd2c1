import { expect, it } from 'vitest'
import { librariesFirst } from './libraries-first'

const page = `<head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-2.js">
    <link rel="modulepreload" crossorigin href="/assets/home-3.js">
</head>`

it('runs the libraries before the site, and fetches them once', () => {
  expect(librariesFirst(page)).toBe(`<head>
    <script type="module" crossorigin src="/assets/libraries-2.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/home-3.js">
</head>`)
})

it('refuses a page that has none: its build would be another one than was meant', () => {
  expect(() => librariesFirst('<head></head>')).toThrow('preloads no libraries')
})
