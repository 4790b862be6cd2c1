import type { Theme } from '@/generated/merchant-types'
import { baseCss } from './base-css'
import { fontFaces } from './font-faces'
import { styleVariables } from './style-variables'
import { colorVariables, measureVariables, type Variables } from './token-variables'

/**
 * The whole style sheet of a merchant's documents, to be inlined: fonts, the tokens as CSS
 * variables, and the base style. `data-scheme` on the root overrides the scheme of the theme.
 */
export function documentCss({ scheme, tokens, style, fonts }: Theme): string {
  const first = scheme === 'dark' ? 'dark' : 'light'
  const other = scheme === 'dark' ? 'light' : 'dark'
  const otherRules = schemeRules(tokens.color[other], other)
  return [
    fontFaces(fonts),
    `:root{${schemeRules(tokens.color[first], first)}${declarations(measureVariables(tokens))}${declarations(styleVariables(style))}}`,
    scheme === 'auto' ? `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${otherRules}}}` : '',
    `:root[data-scheme=${other}]{${otherRules}}`,
    baseCss,
  ].join('')
}

function schemeRules(colors: Theme['tokens']['color']['light'], scheme: 'light' | 'dark'): string {
  return `color-scheme:${scheme};${declarations(colorVariables(colors))}`
}

function declarations(variables: Variables): string {
  return Object.entries(variables)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}
