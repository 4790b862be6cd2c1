import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { Permission } from '@/contract/generated/gateway-types'
import type { Gateway } from '@/site/gateway/gateway'
import { GatewayProvider } from '@/site/gateway/gateway-context'
import { LanguageProvider } from '@/site/i18n/language'
import type { BootData } from '@/contract/site-data/boot-data'
import { DialogsProvider } from './dialogs'
import { usePictureAddress } from './picture-address'
import { SiteProvider } from './site-context'

const boot = { site: { allowedHosts: ['one.example', 'two.example', 'art.example'] } } as unknown as BootData
const languages = { EN: { locale: 'en', label: 'English' } }
const settings = { brand: 'Stage', languages, order: ['EN'], defaultLanguage: 'EN', texts: {}, locales: {} }

/** The address that a picture is loaded from, once the server has named these CDNs. */
async function addressWith(imageCDNs: Permission['response']['imageCDNs']) {
  const send = vi.fn(() => Promise.resolve({ imageCDNs }))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider value={boot}>
      <LanguageProvider settings={settings}>
        <DialogsProvider>
          <GatewayProvider gateway={{ send } as Gateway}>{children}</GatewayProvider>
        </DialogsProvider>
      </LanguageProvider>
    </SiteProvider>
  )
  const hook = await renderHook(() => usePictureAddress(), { wrapper })
  await expect.poll(() => send.mock.settledResults[0]?.type).toBe('fulfilled')
  await hook.act(() => undefined)
  return (address: string) => hook.result.current(address)
}

it('loads what has no host from one of the CDNs, the same one for every picture', async () => {
  const addressOf = await addressWith(['https://one.example', 'https://two.example'])
  const first = addressOf('/art/a.webp')
  expect(['https://one.example/art/a.webp', 'https://two.example/art/a.webp']).toContain(first)
  expect(addressOf('/art/b.webp')).toBe(first?.replace('a.webp', 'b.webp'))
})

it('leaves an address with a host as it is', async () => {
  const addressOf = await addressWith(['https://one.example'])
  expect(addressOf('https://art.example/a.webp')).toBe('https://art.example/a.webp')
  expect(addressOf(`${location.origin}/a.webp`)).toBe('/a.webp')
  expect(addressOf('\u00a0https://art.example/a.webp\n')).toBe('https://art.example/a.webp')
  expect(addressOf('\t/art/a.webp\r\n')).toBe('https://one.example/art/a.webp')
})

it('loads from this site where the server names no CDN that may be used', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  expect((await addressWith(undefined))('/art/a.webp')).toBe('/art/a.webp')
  expect((await addressWith(['https://evil.example']))('/art/a.webp')).toBe('/art/a.webp')
  expect((await addressWith(['https://one.example']))('https://evil.example/a.webp')).toBeUndefined()
})
