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
    expect(checkAddress(raw, { ...rules, origin: 'http://other.example' })).toEqual({ kind: 'refused', reason: 'host' })
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
