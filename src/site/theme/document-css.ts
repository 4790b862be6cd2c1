import type { ColorValue, Site, Theme } from '@/contract/generated/merchant-types'
import { baseCss } from './base-css'
import { fontFaces } from './font-faces'
import { languageFonts, stacksOf } from './language-fonts'
import { sheetHeadings } from './sheet-headings'
import { styleVariables } from './style-variables'
import { colorCss } from './token-css'
import { colorVariables, measureVariables, wideColors, type Variables } from './token-variables'

/**
 * The complete style sheet of a merchant's documents, to be inlined: fonts, the tokens as CSS variables, the base
 * style, and what its languages have of their own. `data-scheme` on the root overrides the theme's colour scheme.
 */
export function documentCss(theme: Theme, languages: Site['languages']): string {
  const { scheme, tokens, style, fonts, assets } = theme
  const hasTwoLogos = assets.logoDark !== undefined
  const rules = (which: Scheme) => schemeRules(tokens.color[which], which) + (hasTwoLogos ? logoRules[which] : '')
  const measures =
    declarations(measureVariables({ ...tokens, font: stacksOf(theme) })) + declarations(styleVariables(style))
  const spaces = new Set([...wideColors(tokens.color.light).keys(), ...wideColors(tokens.color.dark).keys()])
  const wideRules = (space: string) => (which: Scheme) => declarations(wideColors(tokens.color[which]).get(space) ?? {})
  return [
    fontFaces(fonts),
    schemeBlocks(scheme, rules, measures),
    ...[...spaces].map((space) => `@supports (color:${sampleOf(space)}){${schemeBlocks(scheme, wideRules(space))}}`),
    baseCss,
    languageFonts(theme, languages),
    sheetHeadings[style.sheetHeading],
    hasTwoLogos ? '.logo-light{display:var(--logo-light)}.logo-dark{display:var(--logo-dark)}' : '',
  ].join('')
}

type Scheme = 'light' | 'dark'

/** The rules of both colour schemes; `always` stands with those of the first. */
function schemeBlocks(scheme: Theme['scheme'], rules: (which: Scheme) => string, always = ''): string {
  const [first, other] = scheme === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const others = rules(other)
  return [
    `:root{${rules(first)}${always}}`,
    scheme === 'auto' ? `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${others}}}` : '',
    `:root[data-scheme=${other}]{${others}}`,
  ].join('')
}

/** A colour that a browser knows where it knows the space, and the word "none". */
function sampleOf(space: string): string {
  return colorCss({ colorSpace: space as ColorValue['colorSpace'], components: [null, 0, 0], alpha: 1 })
}

/** Of two logos, the one for the current colour scheme is shown. */
const logoRules = {
  light: '--logo-light:block;--logo-dark:none;',
  dark: '--logo-light:none;--logo-dark:block;',
}

function schemeRules(colors: Theme['tokens']['color']['light'], scheme: Scheme): string {
  return `color-scheme:${scheme};${declarations(colorVariables(colors))}`
}

function declarations(variables: Variables): string {
  return Object.entries(variables)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}
