import { isIPv6 } from 'node:net'
import { domainToASCII } from 'node:url'
import { quote } from '@/contract/json/json-value'
import type { SchemaCheck } from '@/engine/checks/check-kinds'

const site = (host: string): string => `{ "code": "acme", "extends": "base", "hosts": ["${host}"] }`

export const hostInvalid = {
  code: 'host-invalid',
  severity: 'error',
  docs: {
    what: 'The text is no bare host name: it has upper case, a port, a scheme, a path, a dot at the end, or letters beyond ASCII that are not written as Punycode.',
    why: 'Browsers send hosts in lower case and in Punycode, and the site is looked up by the name alone.',
    fix: 'writes the name as browsers send it, where it differs in upper case, blanks around it or a dot at its end alone.',
    bad: { 'site.json': site('WWW.Acme.test') },
    good: { 'site.json': site('www.acme.test') },
  },
  keywords: ['pattern'],
  applies: ({ node }) => node?.ref === 'host',
  explain({ path, node, value }) {
    // ajv tests patterns on strings only.
    const written = typeof value === 'string' ? value : ''
    const pattern = new RegExp(String(node?.schema['pattern']))
    const meant = meantHost(written)
    const isHost = meant !== '' && pattern.test(meant)
    const isSure = isHost && meant === written.trim().toLowerCase().replace(/\.$/, '')
    return {
      path,
      spot: 'value',
      message: problemOf(written),
      expected: 'a host name in lower case, without scheme, port and path',
      received: quote(value),
      suggestions: isHost ? [meant] : [],
      ...(isSure ? { repair: JSON.stringify(meant) } : {}),
    }
  },
} satisfies SchemaCheck

/** The bare host within the written text. */
function meantHost(written: string): string {
  const host = written
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
  return domainToASCII(host)
}

function problemOf(written: string): string {
  const host = written.trim()
  if (host !== written || host === '') return host === '' ? 'no host name' : 'has blanks before or after it'
  if (host.includes('://')) return 'an address: write the host alone, without the scheme'
  if (/[/?#]/.test(host)) return 'has a path: write the host alone'
  if (isIPv6(host.replace(/^\[(.*)\]$/, '$1'))) return 'an IPv6 address: it has no name that a brand could be found by'
  if (/:\d*$/.test(host)) return 'has a port: a host counts for all ports'
  if (host.includes('*')) return 'has a wildcard: name each host'
  // oxlint-disable-next-line no-control-regex -- What is not ASCII is what is looked for.
  if (/[^\x00-\x7f]/.test(host)) return `has letters beyond ASCII: browsers send "${domainToASCII(host) || 'Punycode'}"`
  if (host.endsWith('.')) return 'has a dot at its end'
  if (/[A-Z]/.test(host)) return 'has upper case: browsers send hosts in lower case'
  return 'no host name: parts of 1 to 63 letters, digits and hyphens, between dots'
}
