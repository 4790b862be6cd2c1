import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverHtml } from './testing/server-html'

/** As the site's pages have it, with a nonce for the frame's own script (tools/serve/security-headers.ts). */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'nonce-own'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: https://news.example.com",
  "connect-src * ws: http:; font-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'",
  "require-trusted-types-for 'script'; trusted-types dompurify",
].join('; ')

type Violations = (html: string, isRaw: boolean) => Promise<string[]>

/** A page under the policy: shows HTML, sanitised or merely parsed, and says what was violated. */
const script = (path: string, addressPath: string) => `
import { sanitiseHtml } from ${JSON.stringify(path)}
import { checkAddress } from ${JSON.stringify(addressPath)}
const check = (address) => checkAddress(address, { allowedHosts: ['news.example.com'], origin: location.ancestorOrigins[0] })
let found = []
let tell
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  if (effectiveDirective === 'media-src') tell(found)
  else found.push(effectiveDirective + ' ' + blockedURI)
})
window.violationsOf = (html, isRaw) =>
  new Promise((resolve) => {
    found = []
    tell = resolve
    if (isRaw) document.implementation.createHTMLDocument().createElement('p').setAttribute('style', html)
    else document.body.innerHTML = sanitiseHtml(html, check)
    // Violations are told in their order: this one is the last.
    new Audio('https://elsewhere.example/last.mp3')
  })
parent.postMessage('ready', '*')
`

const frame = document.createElement('iframe')
let violationsOf: Violations

beforeAll(async () => {
  const address = (path: string) => new URL(path, import.meta.url).href
  const source = script(address('./sanitise-html.ts'), address('../lib/address.ts'))
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}"><script type="module" nonce="own">${source}</script>`
  const ready = new Promise<void>((resolve) => {
    const note = ({ source: from, data }: MessageEvent) => {
      if (from !== frame.contentWindow || data !== 'ready') return
      removeEventListener('message', note)
      resolve()
    }
    addEventListener('message', note)
  })
  document.body.append(frame)
  await ready
  ;({ violationsOf } = frame.contentWindow as unknown as { violationsOf: Violations })
})

afterAll(() => frame.remove())

it('hears of a violation', async () => {
  expect(await violationsOf('color:red', true)).toEqual(['style-src-attr inline'])
})

it.each(serverHtml.map(({ from, html }) => [from, html]))('%s violates no policy', async (_, html) => {
  expect(await violationsOf(html, false)).toEqual([])
})
