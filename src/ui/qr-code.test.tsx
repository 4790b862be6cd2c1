import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { QrCode } from './qr-code'

const drawn = (text: string) => renderToStaticMarkup(<QrCode text={text} label="Android" size={100} />)

describe('a QR code', () => {
  it('is a picture with a name, in pixels, with four empty modules around it', () => {
    const markup = drawn('https://download.aurora.example/android.apk')
    expect(markup).toMatch(/^<svg role="img" aria-label="Android" width="100" height="100" viewBox="0 0 37 37">/)
    expect(markup).toContain('translate(4 4)')
  })

  it('has a finder in its first corner', () => {
    expect(drawn('livery')).toContain(
      'd="M0 0h1v1h-1zM1 0h1v1h-1zM2 0h1v1h-1zM3 0h1v1h-1zM4 0h1v1h-1zM5 0h1v1h-1zM6 0h1v1h-1z',
    )
  })

  it('is none for a text that is empty, or too long for any', () => {
    expect(drawn('')).toBe('')
    expect(drawn('a'.repeat(2954))).toBe('')
    expect(drawn('a'.repeat(2953))).toContain('<svg')
  })
})
