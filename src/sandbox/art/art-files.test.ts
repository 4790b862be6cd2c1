import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { testGateway } from '@/sandbox/test-gateway'
import { artAddress, drawings } from './art-files'

describe('the pictures of the sandbox', () => {
  it.each(Object.entries(drawings))('%s can be drawn, is the same each time and says nothing in letters', (_, draw) => {
    const svg = draw()
    expect(new Resvg(svg).render().asPng().length).toBeGreaterThan(500)
    expect(draw()).toBe(svg)
    expect(svg).not.toMatch(/<text|<script|style=|href=/)
  })

  it('are served with a type and a policy that lets them do nothing', async () => {
    const { app } = await testGateway()
    const answer = await app.request(artAddress('news-shield'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(await answer.text()).toBe(drawings['news-shield']?.())
  })

  it.each(['/wps/art/nothing.svg', '/wps/art/constructor.svg', '/wps/art/news-shield.png'])(
    'are none at %s',
    async (path) => {
      const { app } = await testGateway()
      expect((await app.request(path)).status).toBe(404)
    },
  )
})
