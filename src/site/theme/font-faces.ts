import type { Theme } from '@/contract/generated/merchant-types'

/** Installed fonts for the fallback: with one of them, its width is predictable. */
const systemFonts = ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica Neue'].map((name) => `local("${name}")`).join(',')

/**
 * Ascent and descent of a fallback font, in percent of the font size: as much as the tallest common fonts. A system
 * font is lower than most, so each text would be measured as a new, larger contentful paint when the brand's font
 * replaces it. Line heights are unaffected, because the styles set them.
 */
const [ascent, descent] = [120, 45]

/** `@font-face` rules. Text is shown at once in the fallback font, and swapped when the file has loaded. */
export function fontFaces(fonts: Theme['fonts']): string {
  return Object.values(fonts)
    .map(({ family, src, weight, unicodeRange, standIn }) => {
      const range = unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange.replaceAll(' ', '')}`
      const face = `@font-face{font-family:"${family}";src:url("${src}")format("woff2");font-weight:${weight};font-display:swap${range}}`
      if (standIn === undefined) return face
      const share = (percent: number) => `${Math.round((percent / standIn) * 100)}%`
      return `${face}@font-face{font-family:"${family} stand-in";src:${systemFonts};size-adjust:${standIn}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
    })
    .join('')
}
