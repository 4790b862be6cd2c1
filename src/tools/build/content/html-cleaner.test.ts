import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { attackHtml } from '@/site/ui/testing/attack-html'
import { remains } from '@/site/ui/testing/attack-remains'
import { HtmlCleaner } from './html-cleaner'

const origin = 'https://north.example'
const cleaner = new HtmlCleaner(['news.example'], origin)

test.each(attackHtml)(
  'a document that is drawn in advance has nothing that runs or leads elsewhere of %s',
  (written) => {
    const { html = '' } = cleaner.clean(written) ?? {}
    // As the page has it: in the middle of its HTML, and not in a document of its own.
    const { document } = new JSDOM(`<div id="place">${html}</div><p id="after">`).window
    const place = document.querySelector('#place')
    expect(place && remains(place, origin)).toEqual([])
    expect(document.querySelector('#after')?.parentNode, 'it ends where it should').toBe(document.body)
  },
)
