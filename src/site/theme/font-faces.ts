import type { Theme } from '@/contract/generated/merchant-types'

/** Fonts that a device has: one of them is a width that can be relied on. */
const systemFonts = ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica Neue'].map((name) => `local("${name}")`).join(',')

/**
 * What a stand-in takes above and below its line, in percent of the text's size: as much as the tallest of usual fonts.
 * A system's font is flatter than most, and each text would be told as a larger one, and so as new, when it is drawn
 * again in the brand's own. Lines keep their height, which the styles say.
 */
const [ascent, descent] = [120, 45]

/** `@font-face` rules. Text shows at once in the next family of the list and changes when the file is there. */
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
