import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { QrCode } from './qr-code'

type Props = Partial<Parameters<typeof QrCode>[0]>

const drawn = (text: string, props: Props = { size: 100 }) =>
  renderToStaticMarkup(<QrCode text={text} label="Android" {...props} />)

describe('a QR code', () => {
  it('is a picture with a name, of 200 pixels with 20 around it where nothing else is said (2 §9)', () => {
    const markup = drawn('https://download.aurora.example/android.apk', {})
    expect(markup).toMatch(/^<svg role="img" aria-label="Android" width="200" height="200" viewBox="0 0 200 200">/)
    expect(markup).toContain('translate(20 20) scale(')
    expect(drawn('livery')).toContain('translate(10 10) scale(')
    expect(drawn('livery', { margin: 8 })).toContain('translate(8 8) scale(')
  })

  it('is black on white, or of the colours that are said', () => {
    expect(drawn('livery')).toMatch(/fill="#fff".*fill="#000"/)
    expect(drawn('livery', { dark: '#123456', light: '#fedcba' })).toMatch(/fill="#fedcba".*fill="#123456"/)
  })

  it('has a logo of a fifth of its side in its middle, and more to be read by for it', () => {
    const [plain, withLogo] = [drawn('livery', {}), drawn('livery', { logo: '/logo.svg' })]
    expect(withLogo).toContain('<image href="/logo.svg" x="84" y="84" width="32" height="32"')
    expect(withLogo.length).toBeGreaterThan(plain.length)
    expect(drawn('livery', { logo: '/logo.svg', logoScale: 0.5 })).toContain('x="60" y="60" width="80"')
  })

  it('has a picture behind it where one is said', () =>
    expect(drawn('livery', { background: '/back.jpg' })).toContain('<image href="/back.jpg" width="200" height="200"'))

  it('has smaller dots where that is said, and whole corners all the same', () => {
    const markup = drawn('livery', { dotScale: 0.5 })
    expect(markup).toContain('M0 0h1v1h-1z')
    expect(markup).toContain('h0.5v0.5h-0.5z')
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
    expect(drawn('a'.repeat(1274), { logo: '/logo.svg' })).toBe('')
  })
})
