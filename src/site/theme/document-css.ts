import type { Theme } from '@/contract/generated/merchant-types'
import { baseCss } from './base-css'
import { fontFaces } from './font-faces'
import { styleVariables } from './style-variables'
import { colorVariables, measureVariables, type Variables } from './token-variables'

/**
 * The complete style sheet of a merchant's documents, to be inlined: fonts, the tokens as CSS variables, and the base
 * style. `data-scheme` on the root overrides the theme's colour scheme.
 */
export function documentCss({ scheme, tokens, style, fonts, assets }: Theme): string {
  const hasTwoLogos = assets.logoDark !== undefined
  const first = scheme === 'dark' ? 'dark' : 'light'
  const other = scheme === 'dark' ? 'light' : 'dark'
  const rules = (which: 'light' | 'dark') =>
    schemeRules(tokens.color[which], which) + (hasTwoLogos ? logoRules[which] : '')
  const otherRules = rules(other)
  return [
    fontFaces(fonts),
    `:root{${rules(first)}${declarations(measureVariables(tokens))}${declarations(styleVariables(style))}}`,
    scheme === 'auto' ? `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${otherRules}}}` : '',
    `:root[data-scheme=${other}]{${otherRules}}`,
    baseCss,
    hasTwoLogos ? '.logo-light{display:var(--logo-light)}.logo-dark{display:var(--logo-dark)}' : '',
  ].join('')
}

/** Of two logos, the one for the current colour scheme is shown. */
const logoRules = {
  light: '--logo-light:block;--logo-dark:none;',
  dark: '--logo-light:none;--logo-dark:block;',
}

function schemeRules(colors: Theme['tokens']['color']['light'], scheme: 'light' | 'dark'): string {
  return `color-scheme:${scheme};${declarations(colorVariables(colors))}`
}

function declarations(variables: Variables): string {
  return Object.entries(variables)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}
