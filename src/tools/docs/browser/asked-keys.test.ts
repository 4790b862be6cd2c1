import { expect, it } from 'vitest'
import { askedKeys, wordsIn } from './asked-keys'

it.each([
  ['site.gateway.timeout', [['site', 'gateway', 'timeout']]],
  ['  "site.gateway.timeout": ', [['site', 'gateway', 'timeout']]],
  ['locales.EN["nav.home"]', [['locales', 'EN', 'nav.home']]],
  ['merchants/acme/site.json:12', [['site']]],
  ['merchants/acme/site.json:12:5', [['site']]],
  ['site.json#/gateway/timeout', [['site', 'gateway', 'timeout']]],
  ['site.json.gateway.timeout', [['site', 'gateway', 'timeout']]],
  ['merchants\\acme\\locales/VI.json:3:1  /nav.home', [['locales', 'VI', 'nav.home']]],
  [
    'error[route-unknown]  merchants/lotus/menus.json:14:18  /side/items/promo/action/to',
    [['menus', 'side', 'items', 'promo', 'action', 'to']],
  ],
  ['/side/items/a~1b/label', [['side', 'items', 'a/b', 'label']]],
  ['gateway timeout', []],
  ['timeout', []],
  ['"timeout":', []],
  ['', []],
])('reads the path in %j', (asked, keys) => {
  expect(askedKeys(asked)).toEqual(keys)
})

it('takes the words of a key apart, and keeps it whole', () => {
  expect(wordsIn('rememberMe, 20px')).toEqual(['remember', 'me', 'rememberme', '20px'])
})
