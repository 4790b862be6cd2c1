import createPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import { checkAddress, type CheckedAddress } from '@/site/lib/address'
import { sanitiseHtml } from '@/site/ui/sanitise-html'

/** Elements that stand on lines of their own: the words before and after them are two. */
const onOwnLine = 'p, li, dt, dd, h1, h2, h3, h4, h5, h6, div, br, hr, tr, td, th, blockquote, pre, caption'

/**
 * More than an article has. A browser reads far more in no time; without one, 5,000 elements within each other take 20
 * seconds, and these one.
 */
const mostCharacters = 50_000
const mostTags = 1000

interface CleanHtml {
  readonly html: string
  /** Its words, without any mark. */
  readonly words: string
}

/** The sanitiser and the check of addresses of a site, in a document without a browser. */
export class HtmlCleaner {
  readonly #parser: typeof DOMParser
  readonly #purify: typeof createPurify
  readonly #rules: Parameters<typeof checkAddress>[1]

  /** `origin` is that of the site; empty where it is unknown. */
  constructor(allowedHosts: readonly string[], origin: string) {
    const { window } = new JSDOM('')
    this.#parser = window.DOMParser
    this.#purify = createPurify(window)
    this.#rules = { allowedHosts, origin }
  }

  check(address: string): CheckedAddress {
    return checkAddress(address, this.#rules)
  }

  /** Undefined for HTML that would take too long. */
  clean(written: string): CleanHtml | undefined {
    if (written.length > mostCharacters || written.split('<').length > mostTags) return undefined
    // Trusted Types, which would make it an object, are the browser's.
    const html = sanitiseHtml(written, (address) => this.check(address), this.#purify) as string
    const { body } = new this.#parser().parseFromString(html, 'text/html')
    for (const element of body.querySelectorAll(onOwnLine)) {
      element.before(' ')
      element.after(' ')
    }
    return { html, words: body.textContent }
  }
}
