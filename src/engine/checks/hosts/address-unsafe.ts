import type { ReferenceCheck } from '@/engine/checks/check-kinds'

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:'])

export const addressUnsafe: ReferenceCheck = {
  code: 'address-unsafe',
  severity: 'error',
  docs: {
    what: 'The address is none of http, https, mailto and tel, or no address at all; of mailto, nobody at a host; of tel, no number; or with a name or a password before its host.',
    why: 'An address such as javascript:… would run as code on the site, a mailto without its @ reaches nobody, and the site refuses what could be read as another address than it looks.',
    bad: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "contact": { "address": "javascript:alert(1)" } }',
    },
    good: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "contact": { "address": "mailto:help@acme.test" } }',
    },
  },
  refs: ['address'],
  inspect({ value }) {
    const problem = problemOf(value)
    return problem === undefined ? [] : [{ ...problem, suggestions: meantAddress(value) }]
  },
}

interface Problem {
  readonly message: string
  readonly expected: string
}

function problemOf(value: string): Problem | undefined {
  const address = parseAddress(value)
  const expected = 'an address with https, http, mailto or tel'
  if (address === undefined) return { message: 'not a full web address', expected }
  if (!schemes.has(address.protocol)) return { message: `${address.protocol} addresses are refused`, expected }
  const named = decoded(address.pathname)
  if (address.protocol === 'mailto:' && !mailbox.test(named))
    return { message: mailFault(named), expected: 'mailto:, a name, @ and a host' }
  if (address.protocol === 'tel:' && !telephone.test(named))
    return { message: 'no telephone number follows tel:', expected: 'tel:, + and the digits with their country code' }
  if (address.username === '' && address.password === '') return undefined
  return { message: 'a name or a password before the host: such addresses are refused', expected }
}

function mailFault(written: string): string {
  if (written.trim() === '') return 'no e-mail address follows mailto:'
  if (/[,;]/.test(written)) return 'a , or ; parts several addresses: write one after mailto:'
  if (!written.includes('@')) return `${written} is no e-mail address: it has no @`
  if (/\s/.test(written)) return `${written} is no e-mail address: it has a blank`
  return `${written} is no e-mail address: behind @ stands a host such as mail.example`
}

const mailbox = /^[^@\s/]+@[^@\s/]+\.[^@\s/]+$/
const telephone = /^\+?[\d\s().*#-]*\d[\d\s().*#-]*$/
const webAddress = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#]|$)/i

/** The suggested address where it can be guessed: with its scheme once, and without blanks and passwords. */
function meantAddress(value: string): string[] {
  const written = value.replaceAll(/\s/g, '')
  // Anything before the host is a misspelt scheme, once or twice.
  const bare = written.replace(/^(https?[:;]|[a-z]*[:;]?[/\\]+)+/i, '')
  const contact = bare.replace(/^(mailto|tel):?\/*/i, '')
  if (/^(javascript|data|vbscript|blob|file):/i.test(written)) return []
  if (mailbox.test(contact) && !/^https?:/i.test(written)) return [`mailto:${contact}`]
  if (telephone.test(contact) && contact.length > 2) return [`tel:${contact}`]
  if (/^(mailto|tel):/i.test(written)) return []
  const open = bare.replace(/^[^/?#]*@/, '')
  return webAddress.test(open) ? [`https://${open}`] : []
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function parseAddress(value: string): URL | undefined {
  // With its scheme twice it would parse as a path on a host called https.
  const isDoubled = /^[a-z]+:\/+[a-z]+:?\/\//i.test(value)
  // Without both slashes a browser resolves the address against this site, and an address cannot contain tabs.
  const isLoose = /^\s*https?:(?!\/\/)/i.test(value) || /[\t\r\n\\]/.test(value)
  return URL.canParse(value) && !isDoubled && !isLoose ? new URL(value) : undefined
}
