import { expect, test } from 'vitest'
import { hostMap, hostName } from './host-map'

const merchant = (code: string, hosts?: string[]) => ({ code, config: { site: hosts === undefined ? {} : { hosts } } })

test('a merchant answers on the hosts it declares and on its code', () => {
  const map = hostMap([merchant('north', ['www.north.example'])])
  expect([...map]).toEqual([
    ['north.localhost', 'north'],
    ['www.north.example', 'north'],
  ])
})

test('a declared host wins over the code of another merchant', () => {
  const map = hostMap([merchant('north'), merchant('south', ['north.localhost'])])
  expect(map.get('north.localhost')).toBe('south')
})

test('a Host header counts without port, case and final dot', () => {
  expect(hostName('WWW.North.Example:8080')).toBe('www.north.example')
  expect(hostName('north.localhost.')).toBe('north.localhost')
  expect(hostName('[::1]:4173')).toBe('[::1]')
  expect(hostName(undefined)).toBe('')
})
