import CryptoJS from 'crypto-js'
import { describe, expect, it } from 'vitest'
import type { CustomerService, Permission } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway } from '@/sandbox/test-gateway'

type Paths = CustomerService['response']['version']['pathList']

/** Decrypts the link as a site does: the last 8 characters are the key (1 §7). */
function decrypted(path: string): string {
  const key = CryptoJS.enc.Utf8.parse(path.slice(-8))
  const options = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 }
  return CryptoJS.DES.decrypt(path.slice(0, -8), key, options).toString(CryptoJS.enc.Utf8)
}

describe('customer service', () => {
  it('is reached as live chat and as VIP service, in several places', async () => {
    const { value } = await (await testGateway()).call('customerService')
    expect(conforms('customerService', value)).toBe(true)
    const { pathList } = (value as CustomerService['response']).version
    for (const csType of ['LIVECHAT', 'VIP']) {
      const places = pathList.filter((path) => path.csType === csType && path.type === 1)
      expect(places.map(({ csPosition }) => csPosition)).toEqual(['RIGHT_BAR', 'SIDE_MENU', 'HELP'])
    }
  })

  it('has one encrypted link, which leads to a page in the language of the call', async () => {
    const gateway = await testGateway([plainMerchant, { ...plainMerchant, code: 'other' }])
    for (const [language, greeting] of [
      ['EN', 'Plain customer service'],
      ['VI', 'Chăm sóc khách hàng Plain'],
    ] as const) {
      const { value } = await gateway.call('customerService', { language })
      const encrypted = (value as { version: { pathList: Paths } }).version.pathList.filter(({ type }) => type === 3)
      expect(encrypted).toHaveLength(1)
      const link = decrypted(encrypted[0]!.path)
      expect(link).toMatch(/^\/sandbox\/support\?merchant=plain&/)
      const page = await gateway.app.request(link)
      expect(await page.text()).toContain(`<h1>${greeting}</h1>`)
    }
  })

  it('stands in the permission too, in the open, beside downloads, ways to pay and social pages', async () => {
    const { info } = await (await testGateway()).call('permission', { request: { url: 'plain.localhost' } })
    expect(conforms('permission', info)).toBe(true)
    const { resources = [], customerService = [], imageCDNs, launchGameCDNs } = info as Permission['response']
    expect(customerService).toHaveLength(6)
    expect([imageCDNs, launchGameCDNs]).toEqual([[], ['http://games.localhost']])
    expect(resources).toContainEqual({
      resourceType: 'IOS_LITE',
      url: 'https://download.plain.example/ios-lite.mobileconfig',
      qrCodeUrl: null,
      labelNameEn: 'Lite profile for iOS',
    })
    expect(resources.map(({ resourceType }) => resourceType)).toEqual([
      ...['ANDROID_APP', 'IOS_APP', 'IOS_LITE', 'PAYMENT_BANK', 'PAYMENT_CARD', 'PAYMENT_WALLET', 'PAYMENT_QR'],
      ...['PAYMENT_COIN', 'PAYMENT_CASH', 'SOCIAL_INSTAGRAM', 'SOCIAL_FACEBOOK', 'SOCIAL_TELEGRAM'],
    ])
  })
})

it('tells the analytics id that the merchant’s sandbox is given, and none otherwise', async () => {
  const request = { url: 'plain.localhost' }
  const without = await (await testGateway()).call('permission', { request })
  expect(without.info).toMatchObject({ analytics: { gtagId: null } })
  const measured = await testGateway([{ ...plainMerchant, gtagId: 'G-SAMPLE1' }])
  expect((await measured.call('permission', { request })).info).toMatchObject({ analytics: { gtagId: 'G-SAMPLE1' } })
})
