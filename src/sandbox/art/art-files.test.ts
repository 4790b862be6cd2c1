import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { plainMerchant, testGateway } from '@/sandbox/test-gateway'
import { artAddress, drawings } from './art-files'
import { avatars } from './avatars'
import { brandColors } from './brand-colors'
import { scenes } from './scenes'

describe('the pictures of the sandbox', () => {
  it.each(Object.entries({ ...drawings, ...avatars }))(
    '%s can be drawn, is the same each time and says nothing in letters',
    (_, draw) => {
      const svg = draw(plainMerchant.colors)
      expect(new Resvg(svg).render().asPng().length).toBeGreaterThan(500)
      expect(draw(plainMerchant.colors)).toBe(svg)
      expect(svg).not.toMatch(/<text|<script|style=|href=/)
    },
  )

  it('are served with a type and a policy that lets them do nothing', async () => {
    const { app } = await testGateway()
    const answer = await app.request(artAddress(plainMerchant, 'news-shield'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(await answer.text()).toBe(drawings['news-shield']?.(plainMerchant.colors))
  })

  it('look different in each brand, and in each of the worlds that a brand may have', () => {
    const brands = checkMerchants('merchants').merchants.map(({ config }) => brandColors(config.theme))
    const inWorlds = (['spotlight', 'sky', 'track', 'paper'] as const).map((world) => ({
      ...plainMerchant.colors,
      world,
    }))
    for (const draw of Object.values(scenes)) expect(new Set(inWorlds.map((colors) => draw(colors))).size).toBe(4)
    for (const colors of inWorlds)
      expect(new Resvg(scenes['promotion-referral'](colors)).render().asPng().length).toBeGreaterThan(500)
    for (const draw of Object.values(drawings))
      expect(new Set(brands.map((colors) => draw(colors))).size).toBe(brands.length)
  })

  it.each([
    '/wps/art/nothing.svg',
    '/wps/art/constructor.svg',
    '/wps/art/news-shield.svg',
    '/wps/art/plain/news-shield.png',
    '/wps/art/plain/constructor.svg',
    '/wps/art/nobody/news-shield.svg',
  ])('are none at %s', async (path) => {
    const { app } = await testGateway()
    expect((await app.request(path)).status).toBe(404)
  })
})
