import { expect, it, vi } from 'vitest'
import { gameAddress } from './game-address'

const rules = {
  gameHosts: ['games.localhost', 'cdn.games.example'],
  origin: 'http://aurora.localhost:4173',
  cdns: [],
  chance: 0.5,
}
const address = 'http://games.localhost:4173/launch/abc?x=1'

it.each(['content', 'game_url', 'game_url2'] as const)('takes the address that the answer holds as %s', (name) => {
  expect(gameAddress({ [name]: address }, rules)).toBe(address)
})

it('takes the first of them that says something', () => {
  expect(gameAddress({ content: '', game_url2: address }, rules)).toBe(address)
  expect(gameAddress({ content: ' \n', game_url: `\t${address}\r\n` }, rules)).toBe(address)
})

it.each([
  ['none', {}],
  ['an empty one', { content: '' }],
  ['a script', { content: 'javascript:alert(1)' }],
  ['a script with a line break', { content: 'java\nscript:alert(1)' }],
  ['data', { content: 'data:text/html,<h1>hi</h1>' }],
  ['another host', { content: 'https://evil.example/launch' }],
  ['a host that begins alike', { content: 'https://games.localhost.evil.example/' }],
  ['this site itself, which could be scripted', { content: 'http://aurora.localhost:4173/wps' }],
  ['a path of this site', { content: '/launch/abc' }],
  ['a name and password', { content: 'http://a:b@games.localhost/' }],
  ['a mail address', { content: 'mailto:games@games.localhost' }],
  ['two slashes to elsewhere', { content: '//evil.example/' }],
])('has no address for %s', (_, answer) => {
  expect(gameAddress(answer, rules)).toBeUndefined()
})

it('takes nothing that came without https on a page that came by it', () => {
  expect(gameAddress({ content: address }, { ...rules, origin: 'https://aurora.example' })).toBeUndefined()
})

it('puts one of the CDNs in the place of the host, and none that the merchant does not allow', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const cdns = ['https://cdn.games.example', 'https://evil.example']
  expect(gameAddress({ content: address }, { ...rules, cdns })).toBe('https://cdn.games.example/launch/abc?x=1')
  expect(warn).toHaveBeenCalledWith('CDN refused: https://evil.example')
})
