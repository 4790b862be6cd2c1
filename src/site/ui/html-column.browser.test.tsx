import { afterAll, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '@/site/i18n/language'
import { SafeHtml } from './safe-html'
import { serverHtml } from './testing/server-html'

const settings = {
  brand: 'Brand',
  languages: { EN: { locale: 'en', label: 'English' } },
  order: ['EN'],
  defaultLanguage: 'EN',
  texts: { loading: 'Loading', 'safe-html.cut': 'Only the beginning is shown' },
  locales: {},
  languageBases: {},
}

/** Widths of phones, without the edge that a page leaves. */
const widths = [328, 358]

/** What the theme says of every page, as far as widths depend on it. */
const theme = document.createElement('style')
theme.textContent = '*{box-sizing:border-box}img{display:block;max-inline-size:100%;block-size:auto}'

beforeAll(() => document.head.append(theme))
afterAll(() => theme.remove())

/** What is beside the column: texts and pictures, except those in a table, which scrolls. */
function beside(column: Element): string[] {
  const { left, right } = column.getBoundingClientRect()
  const isBeside = (box: DOMRect) => box.width > 0 && (box.left < left - 1 || box.right > right + 1)
  const walker = document.createTreeWalker(column, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const found: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (element?.parentElement?.closest('table') || (node instanceof Text && element?.closest('table'))) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = node instanceof Element ? [node.getBoundingClientRect()] : [...range.getClientRects()]
    if (boxes.some(isBeside)) found.push(`${node.nodeName} ${node.textContent?.trim().slice(0, 20)}`)
  }
  return found
}

const cases = widths.flatMap((width) => serverHtml.map((each) => [each.from, width, each] as const))

it.each(cases)('%s stays in a column of %i pixels, and can be read', async (_, width, { html, shows }) => {
  const { container, unmount } = await render(
    <LanguageProvider settings={settings}>
      <div style={{ inlineSize: width, fontSize: 16 }} data-place="">
        <div style={{ display: 'grid' }}>
          <SafeHtml html={html} allowedHosts={['news.example.com']} />
        </div>
      </div>
    </LanguageProvider>,
  )
  await expect.element(page.elementLocator(container)).toHaveTextContent(shows.split(' ').at(-1) ?? shows)
  const place = container.querySelector('[data-place]')
  expect(place?.textContent.replaceAll(/\s+/g, ' ')).toContain(shows)
  expect(place?.scrollWidth).toBe(width)
  expect(beside(place?.firstElementChild ?? container)).toEqual([])
  await unmount()
})
