import { afterEach, expect, it, vi } from 'vitest'
import { checkAddress } from '@/site/lib/address'
import { randomCdn } from './random-cdn'

const allowedHosts = ['one.example', 'two.example', 'three.example']
const check = (address: string) => checkAddress(address, { allowedHosts, origin: 'https://aurora.example' })
const cdns = allowedHosts.map((host) => `https://${host}`)
const warn = vi.spyOn(console, 'warn').mockReturnValue()

afterEach(() => warn.mockClear())

it.each([
  [0, 'https://one.example'],
  [0.33, 'https://one.example'],
  [0.34, 'https://two.example'],
  [0.66, 'https://two.example'],
  [0.67, 'https://three.example'],
  [0.999_999, 'https://three.example'],
])('may choose each CDN: a chance of %d', (chance, expected) => {
  expect(randomCdn(cdns, check, chance)).toBe(expected)
})

it('may have blanks and line ends around it', () => {
  expect(randomCdn(['\u00a0https://one.example\r\n'], check, 0)).toBe('https://one.example')
})

it.each([
  'https://foreign.example',
  'javascript:alert(1)',
  'https://user:secret@one.example',
  '//one.example',
  'one.example',
  '',
  'ftp://one.example',
])('never chooses %s, and reports it once', (unsafe) => {
  for (const chance of [0, 0.5, 0.99]) expect(randomCdn([unsafe, 'https://two.example/'], check, chance)).toBe(cdns[1])
  expect(warn).toHaveBeenCalledExactlyOnceWith(`CDN refused: ${unsafe}`)
})

it('chooses none where there is none', () => {
  expect(randomCdn([], check, 0.5)).toBeUndefined()
})
