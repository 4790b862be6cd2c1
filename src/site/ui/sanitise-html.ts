import DOMPurify, { type Config } from 'dompurify'
import type { CheckedAddress } from '@/site/lib/address'
import { hideFromPolicy, showWordsOfText, showWordsOfValue } from './hidden-from-policy'

/** Text, headings, lists, tables, links and pictures: what an announcement needs, without active content. */
const strict: Config & { RETURN_TRUSTED_TYPE: true } = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    ...[
      'form',
      'input',
      'button',
      'select',
      'option',
      'optgroup',
      'datalist',
      'textarea',
      'fieldset',
      'legend',
      'label',
    ],
    ...['output', 'meter', 'progress', 'style', 'dialog', 'details', 'summary', 'audio', 'video', 'source', 'track'],
    ...['map', 'area', 'marquee', 'template', 'slot'],
  ],
  FORBID_ATTR: [
    'style',
    'id',
    'name',
    'class',
    'for',
    'form',
    'srcset',
    'autofocus',
    'tabindex',
    'popover',
    'background',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
}

/** More than any article has, and few enough that a slow phone renders them without freezing. */
const mostCharacters = 200_000
const mostTags = 5000

/** Cuts the HTML to what a page can render: 100,000 elements would block it for many seconds. */
export function cutHtml(html: string): string {
  let end = -1
  for (let tags = 0; tags <= mostTags; tags++) {
    end = html.indexOf('<', end + 1)
    if (end === -1 || end > mostCharacters) return html.slice(0, mostCharacters)
  }
  return html.slice(0, end)
}

export type AddressCheck = (address: string) => CheckedAddress

/**
 * The only sanitiser of HTML from the server. Links and pictures keep an address only when it passes the check. Under
 * Trusted Types it registers the policy `dompurify`. The policy of the page finds nothing to report in what it parses,
 * nor in what it returns. `purify` is the one of a document that a program makes for itself; pages have their own.
 */
export function sanitiseHtml(html: string, check: AddressCheck, purify = DOMPurify): TrustedHTML | string {
  const checkAddresses = (node: Element) => {
    for (const name of ['href', 'src', 'cite', 'xlink:href']) checkAttribute(node, name, check)
    if (node.hasAttribute('href')) node.setAttribute('rel', 'noopener noreferrer')
    node.removeAttribute('target')
  }
  purify.addHook('beforeSanitizeElements', showWordsOfText)
  purify.addHook('uponSanitizeAttribute', showWordsOfValue)
  purify.addHook('afterSanitizeAttributes', checkAddresses)
  try {
    return purify.sanitize(hideFromPolicy(html), strict)
  } finally {
    purify.removeHook('beforeSanitizeElements', showWordsOfText)
    purify.removeHook('uponSanitizeAttribute', showWordsOfValue)
    purify.removeHook('afterSanitizeAttributes', checkAddresses)
  }
}

function checkAttribute(node: Element, name: string, check: AddressCheck): void {
  const address = node.getAttribute(name)
  if (address === null) return
  const checked = check(address)
  const href = checked.kind === 'refused' ? undefined : name === 'src' ? pictureAddress(checked.href) : checked.href
  if (href === undefined) node.removeAttribute(name)
  else node.setAttribute(name, href)
}

/** Where the policy of the page lets pictures come from: this site, and other hosts by https on its own port. */
function pictureAddress(href: string): string | undefined {
  if (href.startsWith('/')) return href
  const url = new URL(href.replace(/^http:/, 'https:'))
  return url.protocol === 'https:' && url.port === '' ? url.href : undefined
}
