import type { Theme } from '@/generated/merchant-types'

/** Fonts that a device has: one of them is a width that can be relied on. */
const systemFonts = ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica Neue'].map((name) => `local("${name}")`).join(',')

/** `@font-face` rules. Text shows at once in the next family of the list and changes when the file is there. */
export function fontFaces(fonts: Theme['fonts']): string {
  return Object.values(fonts)
    .map(({ family, src, weight, unicodeRange, standIn }) => {
      const range = unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange.replaceAll(' ', '')}`
      const face = `@font-face{font-family:"${family}";src:url("${src}")format("woff2");font-weight:${weight};font-display:swap${range}}`
      if (standIn === undefined) return face
      return `${face}@font-face{font-family:"${family} stand-in";src:${systemFonts};size-adjust:${standIn}%}`
    })
    .join('')
}
