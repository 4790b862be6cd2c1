import { expect, test } from 'vitest'
import { clientAddress, readProxies } from './client-address'

const proxies = readProxies('127.0.0.1, 10.0.0.0/8,fd00::/8')

test.each([
  ['nobody is believed but a proxy that is named', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a proxy says who its client is', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['also where the socket speaks IPv6', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['what the client wrote itself is left out', '127.0.0.1', '192.0.2.1, 198.51.100.1', '198.51.100.1'],
  ['a chain of proxies is followed', 'fd00::1', '192.0.2.1, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['ports and brackets are no part of an address', '127.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['nor is the port of IPv4', '127.0.0.1', '198.51.100.1:5000', '198.51.100.1'],
  ['a proxy that says nothing is the client', '127.0.0.1', null, '127.0.0.1'],
])('%s', (_, connected, forwardedFor, expected) => {
  expect(clientAddress(connected, forwardedFor, proxies)).toBe(expected)
})

test('a header that names no address names nobody, and without proxies no header is read', () => {
  expect(clientAddress('127.0.0.1', '198.51.100.1, unknown', proxies)).toBe('127.0.0.1')
  expect(clientAddress('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1')
  expect(clientAddress(undefined, '198.51.100.1')).toBeUndefined()
})

test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '::1/x', '1.2.3'])('%s is no proxy', (text) => {
  expect(() => readProxies(text)).toThrow(JSON.stringify(text))
})
