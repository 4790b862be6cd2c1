import { describe, expect, it } from 'vitest'
import type { Files } from '@/engine/testing/write-files'
import { checkBrand } from '@/engine/testing/write-merchants'

const site = (hosts: string[]): Files => ({ 'site.json': { code: 'acme', extends: 'base', hosts } })

describe('a host', () => {
  it.each([
    ['WWW.Acme.test', 'upper case', 'www.acme.test'],
    ['acme.test:8080', 'a port', 'acme.test'],
    ['https://acme.test/', 'the scheme', 'acme.test'],
    ['acme.test/play', 'a path', 'acme.test'],
    ['acme.test.', 'a dot at its end', 'acme.test'],
    ['*.acme.test', 'a wildcard', undefined],
    ['[::1]', 'an IPv6 address', undefined],
    ['bücher.test', 'browsers send "xn--bcher-kva.test"', 'xn--bcher-kva.test'],
    [' acme.test', 'blanks', 'acme.test'],
    ['acme_play.test', 'letters, digits and hyphens', undefined],
    ['', 'no host name', undefined],
  ])('%j is explained: %s', (host, words, suggestion) => {
    const { diagnostics } = checkBrand(site(['first.test', host]))
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([['host-invalid', '/hosts/1']])
    expect(diagnostics[0]?.message).toContain(words)
    expect(diagnostics[0]?.suggestions[0]).toBe(suggestion)
  })

  it.each(['xn--bcher-kva.test', 'localhost', '192.168.0.7', 'a-1.b.test'])('%s is right', (host) => {
    expect(checkBrand(site([host])).diagnostics).toEqual([])
  })

  it.each([
    ['xn--a.test', '"xn--a" is no Punycode'],
    ['www.xn--zzzzzz99999.test', '"xn--zzzzzz99999" is no Punycode'],
    ['1.2.3', 'another address'],
  ])('%s is refused: %s', (host, words) => {
    const { diagnostics } = checkBrand(site(['first.test', host]))
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([['host-undecodable', '/hosts/1']])
    expect(diagnostics[0]?.message).toContain(words)
  })
})
