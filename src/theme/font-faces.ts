import type { Theme } from '@/generated/merchant-types'

/** `@font-face` rules. Text shows at once in the next family of the list and changes when the file is there. */
export function fontFaces(fonts: Theme['fonts']): string {
  return Object.values(fonts)
    .map(({ family, src, weight, unicodeRange }) => {
      const range = unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange.replaceAll(' ', '')}`
      return `@font-face{font-family:"${family}";src:url("${src}")format("woff2");font-weight:${weight};font-display:swap${range}}`
    })
    .join('')
}
