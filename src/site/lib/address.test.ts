import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAddress } from './address'

const rules = { allowedHosts: ['help.example.com', 'xn--mnchen-3ya.example'], origin: 'https://aurora.example' }
const check = (raw: string) => checkAddress(raw, rules)

describe('an address of this site', () => {
  it.each([
    ['/register?a=1#top', '/register?a=1#top'],
    ['register', '/register'],
    ['#terms', '/#terms'],
    ['https://aurora.example/help', '/help'],
    ['/a/../help', '/help'],
    ['/a/..//evil.example', '/evil.example'],
    ['https://aurora.example//evil.example', '/evil.example'],
  ])('reads %s as a path', (raw, href) => {
    expect(check(raw)).toEqual({ kind: 'same-site', href })
  })

  it.each([' /help', '/help\t', '\r\n/help\n', '\u00a0/help\u3000', '\ufeff/help'])(
    'may have blanks, tabs and line ends around it: %j',
    (raw) => {
      expect(check(raw)).toEqual({ kind: 'same-site', href: '/help' })
    },
  )

  it('signs nobody in', () => {
    expect(check('/help?a=1&token=t')).toEqual({ kind: 'refused', reason: 'token' })
    expect(check('https://aurora.example/?token')).toEqual({ kind: 'refused', reason: 'token' })
    for (const query of ['Token=t', 'a&TOKEN', '%74oken=t', 'to%6Ben=t&a=1'])
      expect(check(`/help?${query}`)).toEqual({ kind: 'refused', reason: 'token' })
    expect(check('/help?my-token=t&a=token=1').kind).toBe('same-site')
    expect(check('https://help.example.com/?token=t').kind).toBe('foreign-allowed')
  })

  it('is known where the origin is not', () => {
    expect(checkAddress('/help', { allowedHosts: [], origin: '' })).toEqual({ kind: 'same-site', href: '/help' })
  })

  it('is not the same host on another port or scheme', () => {
    expect(check('http://aurora.example/')).toEqual({ kind: 'refused', reason: 'host' })
    expect(check('https://aurora.example:8443/')).toEqual({ kind: 'refused', reason: 'host' })
  })
})

describe('an address of another site', () => {
  it('is allowed on a listed host, whatever its case', () => {
    expect(check('https://HELP.example.com/a')).toEqual({
      kind: 'foreign-allowed',
      href: 'https://help.example.com/a',
    })
  })

  it('may have blanks, tabs and line ends around it, and none within', () => {
    expect(check(' https://help.example.com/a\r\n')).toMatchObject({ href: 'https://help.example.com/a' })
    expect(check('\t mailto:help@example.com \n')).toMatchObject({ href: 'mailto:help@example.com' })
    expect(check('https://help.example.com/a\nb')).toEqual({ kind: 'refused', reason: 'control-characters' })
    expect(check(' \njavascript:alert(1)')).toEqual({ kind: 'refused', reason: 'scheme' })
    expect(check('\t//evil.example ')).toEqual({ kind: 'refused', reason: 'host' })
  })

  it('is compared in its ASCII form', () => {
    expect(check('https://münchen.example/').kind).toBe('foreign-allowed')
    expect(check('https://xn--hlp-8ma.example.com/')).toEqual({ kind: 'refused', reason: 'host' })
    expect(check('https://hеlp.example.com/')).toEqual({ kind: 'refused', reason: 'host' })
  })

  it.each(['mailto:help@example.com', 'tel:+84123456789'])('lets %s through', (raw) => {
    expect(check(raw)).toEqual({ kind: 'foreign-allowed', href: raw })
  })

  it.each([
    '//evil.example/a',
    '\\\\evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'https:evil.example',
    'https://help.example.com.evil.example/',
    'https://evil.example/help.example.com',
  ])('refuses %s: not on the list, or not what it looks like', (raw) => {
    expect(check(raw)).not.toMatchObject({ kind: 'foreign-allowed' })
    expect(checkAddress(raw, { ...rules, origin: 'http://other.example' }).kind).toBe('refused')
  })
})

describe('an address that is never followed', () => {
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    'blob:https://a/b',
    'file:///a',
  ])('refuses the scheme of %s', (raw) => {
    expect(check(raw)).toEqual({ kind: 'refused', reason: 'scheme' })
  })

  it.each([
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '/he\tlp',
    'https://help.example.com/\r\na',
    '/a\u007f',
  ])('refuses control characters: %j', (raw) => {
    expect(check(raw)).toEqual({ kind: 'refused', reason: 'control-characters' })
  })

  it.each([
    'https://help.example.com@evil.example/',
    'https://user:pass@help.example.com/',
    'https://user@aurora.example/',
  ])('refuses the credentials of %s', (raw) => {
    expect(check(raw)).toEqual({ kind: 'refused', reason: 'credentials' })
  })

  it.each(['https://', 'http://[::1', 'https://a b/'])('refuses what cannot be read: %s', (raw) => {
    expect(check(raw)).toEqual({ kind: 'refused', reason: 'unreadable' })
  })
})

const file = 'https://help.example.com/x.png'

describe('an address as it was copied, or as a program wrote it', () => {
  it.each([
    'help.example.com/x.png',
    `"${file}"`,
    `'${file}'`,
    `<${file}>`,
    `“${file}”`,
    ` "${file}" `,
    `"<${file}>"`,
    `\u200b${file}`,
    `\ufeff${file}\u200b`,
    `\u2060${file}`,
    `\u00ad${file}`,
    `\u202a${file}\u202c`,
    `\u2066${file}\u2069`,
    `\u200e\u200f ${file}`,
    '//help.example.com/x.png',
    '\u200bhelp.example.com/x.png',
  ])('%j is what it means', (raw) => {
    expect(check(raw)).toEqual({ kind: 'foreign-allowed', href: file })
  })

  it.each([
    ['"/help"', '/help'],
    ['\u200b/help', '/help'],
    ['<https://aurora.example/help>', '/help'],
    ['aurora.example/help', '/help'],
    ['./help', '/help'],
    ['../help', '/help'],
    ['trợ-giúp', '/tr%E1%BB%A3-gi%C3%BAp'],
    ['help?a=https://x.example', '/help?a=https://x.example'],
    ['/help/https://x.example', '/help/https://x.example'],
    ['', '/'],
    ['?a=1', '/?a=1'],
  ])('%j is a path', (raw, href) => {
    expect(check(raw)).toEqual({ kind: 'same-site', href })
  })

  it('keeps a bracket that belongs to it', () => {
    expect(check('https://help.example.com/a_(b)')).toMatchObject({ href: 'https://help.example.com/a_(b)' })
  })

  it.each([
    ['www.cdn.example/x.png', 'host'],
    ['cdn.example', 'host'],
    ['"www.cdn.example/x.png"', 'host'],
    ['//cdn.example/x.png', 'host'],
    ['x.png', 'host'],
    ['192.168.1.1/x.png', 'host'],
    ['https:/help.example.com/x', 'unreadable'],
    ['https:help.example.com', 'unreadable'],
    ['https:/help', 'unreadable'],
    ['HTTP:/help.example.com', 'unreadable'],
    ['https//help.example.com/x', 'unreadable'],
    ['https ://help.example.com', 'unreadable'],
    ['https;//help.example.com', 'unreadable'],
    ['://help.example.com', 'unreadable'],
    ['hhttps://help.example.com/x', 'scheme'],
    ['htps://help.example.com/x', 'scheme'],
    ['help.example.com:8080/x', 'scheme'],
    ['localhost:3000/x', 'scheme'],
    ['help@example.com', 'unreadable'],
    ['[help](https://help.example.com)', 'unreadable'],
    ['<a href="https://help.example.com">', 'unreadable'],
    ['help me', 'unreadable'],
    ['{{url}}', 'unreadable'],
    ['%2Fhelp', 'unreadable'],
    ['null', 'unreadable'],
    ['undefined', 'unreadable'],
    ['"javascript:alert(1)"', 'scheme'],
    ['<javascript:alert(1)>', 'scheme'],
    ['url(javascript:alert(1))', 'unreadable'],
    [`URL(${file})`, 'unreadable'],
    ['\u200bjavascript:alert(1)', 'scheme'],
    ['\u00addata:text/html,a', 'scheme'],
    ['"data:text/html,a"', 'scheme'],
    ['evil.example/javascript:alert(1)', 'host'],
    ['"//evil.example"', 'host'],
    ['help.example.com@evil.example', 'unreadable'],
    ['help.example.com\\@evil.example', 'unreadable'],
  ])('%j is no path of this site: %s', (raw, reason) => {
    expect(check(raw)).toEqual({ kind: 'refused', reason })
  })
})

it('whatever is written leads to this site, to an allowed host, or nowhere', () => {
  const parts = [
    ...['javascript:', 'data:', 'https:', 'http:', 'HTTPS:', 'mailto:', 'blob:', 'url(', ')', '"', "'", '<', '>', '“'],
    ...['/', '//', '\\', '.', '..', '@', ':', '?', '#', '%2f', ' ', '\t', '\n', '\u0000', '\u200b', '\u00ad', '\ufeff'],
    ...[
      'evil.example',
      'help.example.com',
      'aurora.example',
      'www',
      'a',
      'token=',
      '&',
      '\u202e',
      '。',
      '／',
      '1',
      ':80',
    ],
  ]
  const written = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary', maxLength: 3 })), {
    maxLength: 9,
  })
  fc.assert(
    fc.property(written, fc.constantFrom(rules.origin, 'http://aurora.example:8080', ''), (some, origin) => {
      const checked = checkAddress(some.join(''), { ...rules, origin })
      if (checked.kind === 'refused') return
      const base = origin === '' ? 'https://anywhere.example' : origin
      const { protocol, hostname, origin: reached, searchParams } = new URL(checked.href, base)
      if (checked.kind === 'same-site') {
        expect(checked.href).toMatch(/^\/(?![/\\])/)
        expect([reached, [...searchParams.keys()].some((key) => /^token$/i.test(key))]).toEqual([base, false])
      } else if (!['mailto:', 'tel:'].includes(protocol)) {
        expect(protocol).toMatch(/^https?:$/)
        expect(rules.allowedHosts).toContain(hostname)
      }
    }),
    { numRuns: 50_000 },
  )
})
