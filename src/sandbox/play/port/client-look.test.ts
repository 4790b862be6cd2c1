import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { contrast } from '@/engine/color/color-contrast'
import { toRgb } from '@/engine/color/to-rgb'
import { parseColor } from '@/engine/color/parse-color'
import { clientLook } from './client-look'
import { lookColors, type LookColor } from './look-names'

const looks = checkMerchants('merchants').merchants.map(
  ({ config }) => [config.site.code, clientLook(config.theme)] as const,
)

describe('the look that a client takes over from a brand', () => {
  it('is another one for each brand', () => {
    expect(new Set(looks.map(([, look]) => JSON.stringify(look))).size).toBe(looks.length)
  })

  it('says the scheme that its pages start with, a typeface of that kind, and how numbers look', () => {
    expect(Object.fromEntries(looks)).toMatchObject({
      aurora: { scheme: 'dark', face: 'sans-serif', numbers: 'glossy' },
      derby: { scheme: 'dark', face: 'sans-serif', radius: '0', numbers: 'flaps' },
      lotus: { scheme: 'light', face: 'serif', radius: '6', numbers: 'paper' },
    })
  })

  it('has the colours of light and dark pages where the device decides which are shown', () => {
    const { theme } = checkMerchants('merchants', ['lotus']).merchants[0]!.config
    const [light, dark] = (['light', 'dark'] as const).map((scheme) => clientLook({ ...theme, scheme }))
    const look = clientLook({ ...theme, scheme: 'auto' })
    expect(look.scheme).toBe('auto')
    for (const name of lookColors) expect([look[name], look[`light.${name}`]]).toEqual([dark?.[name], light?.[name]])
  })

  it.each(looks)('of %s can be read: colours as #rrggbb, texts with a contrast of 4.5', (_, look) => {
    const color = (name: LookColor) => toRgb(parseColor(look[name] ?? '')!)
    for (const name of lookColors) expect(look[name]).toMatch(/^#[\da-f]{6}$/)
    for (const ground of ['background', 'surface', 'surfaceRaised'] as const)
      for (const text of ['text', 'textMuted', 'accent', 'success', 'warning'] as const)
        expect(contrast(color(text), color(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color('onPrimary'), color('primary'))).toBeGreaterThanOrEqual(4.5)
  })
})
