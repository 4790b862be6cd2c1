import { describe, expect, it } from 'vitest'
import type { ServerBanner } from '@/site/gateway/content/notices'
import { checkAddress } from '@/site/lib/address'
import { bannerFromServer } from './server-banner'

const check = (address: string) =>
  checkAddress(address, { allowedHosts: ['cdn.example.com'], origin: 'https://aurora.example' })
const pictureAddress = (address: string | null | undefined) => address ?? undefined
const shown = (served: ServerBanner) => bannerFromServer(served, { routes, check, pictureAddress })
const routes = { paths: { register: '/register', login: '/sign-in', promo: '/offers', byIframe: '/play' } }
const banner = { bannerId: 'b1', groupName: 'w_home', url: 'https://cdn.example.com/a.webp' }

describe('a banner of the server', () => {
  it('leads to a page of this site or to another site, by its linkage type', () => {
    expect(shown({ ...banner, linkageType: 'route', linkTarget: '/register?a=1' })?.action).toEqual({
      action: 'navigate',
      to: '/register?a=1',
      query: {},
    })
    expect(shown({ ...banner, linkageType: 'external', linkTarget: 'https://cdn.example.com/rules' })?.action).toEqual({
      action: 'external',
      href: 'https://cdn.example.com/rules',
    })
  })

  it('opens a promotion by its id', () => {
    expect(shown({ ...banner, linkageType: 'promotion', linkTarget: 'first_deposit' })?.action).toEqual({
      action: 'navigate',
      to: '/offers',
      query: { id: 'first_deposit' },
    })
  })

  it('opens a game by its code', () => {
    expect(shown({ ...banner, linkageType: 'game', linkTarget: 'PT&77' })?.action).toEqual({
      action: 'navigate',
      to: '/play',
      query: { game: 'PT&77' },
    })
  })

  it.each([
    ['route', '//evil.example'],
    ['route', 'https://cdn.example.com/'],
    ['external', 'javascript:alert(1)'],
    ['none', '/register'],
    ['game', null],
    ['route', null],
  ] as const)('opens nothing for %s to %s', (linkageType, linkTarget) => {
    expect(shown({ ...banner, linkageType, linkTarget })?.action).toBeUndefined()
  })

  it('is left out when its picture may not be loaded', () => {
    expect(bannerFromServer(banner, { routes, check, pictureAddress: () => undefined })).toBeUndefined()
  })

  it('shows its wide picture where a narrow one is missing', () => {
    expect(shown({ ...banner, narrowUrl: null })?.narrowPicture).toBeUndefined()
  })

  it('has pictures that are mirrored only if the server says so', () => {
    expect([shown(banner)?.isMirrored, shown({ ...banner, mirrored: true })?.isMirrored]).toEqual([false, true])
  })
})
