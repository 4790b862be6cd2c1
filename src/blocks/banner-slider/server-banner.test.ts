import { describe, expect, it, vi } from 'vitest'
import { checkAddress } from '@/lib/address'
import { fromServer } from './server-banner'

const check = (address: string) =>
  checkAddress(address, { allowedHosts: ['cdn.example.com'], origin: 'https://aurora.example' })
const banner = { bannerId: 'b1', groupName: 'w_home', url: 'https://cdn.example.com/a.webp' }

describe('a banner of the server', () => {
  it('leads to a page of this site or to another site, by its linkage type', () => {
    expect(fromServer({ ...banner, linkageType: 'route', linkTarget: '/register?a=1' }, check)?.action).toEqual({
      action: 'navigate',
      to: '/register?a=1',
      query: {},
    })
    expect(
      fromServer({ ...banner, linkageType: 'external', linkTarget: 'https://cdn.example.com/rules' }, check)?.action,
    ).toEqual({ action: 'external', href: 'https://cdn.example.com/rules' })
  })

  it('opens a promotion by its id', () => {
    expect(fromServer({ ...banner, linkageType: 'promotion', linkTarget: 'first_deposit' }, check)?.action).toEqual({
      action: 'navigate',
      to: '/promotions',
      query: { id: 'first_deposit' },
    })
  })

  it.each([
    ['route', '//evil.example'],
    ['route', 'https://cdn.example.com/'],
    ['external', 'javascript:alert(1)'],
    ['none', '/register'],
    ['game', 'RNG:77'],
    ['route', null],
  ] as const)('opens nothing for %s to %s', (linkageType, linkTarget) => {
    expect(fromServer({ ...banner, linkageType, linkTarget }, check)?.action).toBeUndefined()
  })

  it('is left out, and reported, when its picture is on a host that is not allowed', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(fromServer({ ...banner, url: 'https://elsewhere.example/a.webp' }, check)).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it('shows its wide picture where a narrow one is missing', () => {
    expect(fromServer({ ...banner, narrowUrl: null }, check)?.narrowPicture).toBeUndefined()
  })
})
