import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { entryTokenScript } from './entry-token'

/** What the script leaves of an address, and the token that it keeps. */
function opened(address: string): { readonly left: string; readonly token: unknown } {
  let left = address
  const window: { entryToken?: unknown } = {}
  const history = { state: null, replaceState: (_: unknown, __: string, url: URL) => (left = url.href) }
  runInNewContext(entryTokenScript, { location: address, history, window, URL })
  return { left, token: window.entryToken }
}

it.each([
  ['?token=t', '', 't'],
  ['?Token=t', '', 't'],
  ['?TOKEN=t&a=1', '?a=1', 't'],
  ['?a=1&%74oken=t#b', '?a=1#b', 't'],
  ['?token=t&Token=u&token=v', '', 't'],
  ['?token=', '', ''],
  ['?access_token=t&tokens=u', '?access_token=t&tokens=u', undefined],
  ['', '', undefined],
])('of %j stays %j, and %j is the token', (query, rest, token) => {
  const address = 'https://aurora.example/login'
  expect(opened(address + query)).toEqual({ left: address + rest, token })
})
