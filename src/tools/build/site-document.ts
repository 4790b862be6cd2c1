import type { PageConfig, Theme } from '@/contract/generated/merchant-types'
import { directionOf } from '@/contract/text/direction'
import { earlyCallsScript, type EarlyCall } from '@/site/gateway/early-calls'
import { earlyTextsScript } from '@/site/i18n/early-texts'
import { escapeHtml, inlineJson } from '@/contract/text/html-text'
import type { BootData, WholeBootData } from '@/contract/site-data/boot-data'
import { readingScript } from '@/site/theme/reading'
import { colorVariables } from '@/site/theme/token-variables'
import { earlyPressScript } from '@/site/ui/focus/early-press'
import { pageMeta } from './page-meta'

export interface DocumentParts {
  /** Hashed into the policy, so they must be what the policy was made from. */
  readonly styles: readonly InlineStyle[]
  readonly links: readonly DocumentLink[]
  /** Content of the root element before any script has run. */
  readonly markup: string
  /** The page whose document it is, where it is not home's. */
  readonly page?: PageConfig
  /** What it asks the gateway for by itself. */
  readonly calls?: readonly EarlyCall[]
  /** What it fetches for who reads another language than its own, by language. */
  readonly otherTexts?: Readonly<Record<string, readonly string[]>>
}

export interface InlineStyle {
  readonly css: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** Attributes of a `<link>`. */
export type DocumentLink = Readonly<Record<string, string>>

/** The parts of a resolved merchant that its documents are made of. */
export interface PageSource {
  readonly boot: WholeBootData
  readonly theme: Theme
}

/** A merchant's HTML: `template` is the site's index.html with its scripts already named. */
export function siteDocument(template: string, source: PageSource, parts: DocumentParts): string {
  const { boot } = source
  const { languages, defaultLanguage } = boot.site
  const locale = languages.items[defaultLanguage]?.locale ?? 'und'
  // Replacements are functions: a `$&` in a merchant's text must stay what it is.
  return (
    template
      .replace('<html lang="und" dir="ltr">', () => `<html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}">`)
      .replace('<!-- head -->', () => headOf(source, parts).join('\n    '))
      // Behind the scripts of every page: those are the most to fetch, and without them the rest is of no use.
      .replace('</head>', () => `${parts.links.map((link) => `  ${linkElement(link)}\n  `).join('')}</head>`)
      .replace('<!-- root -->', () => parts.markup)
      .replace('<!-- boot -->', () => bootElement(boot))
  )
}

/** The template with the data for the scripts in it, for several pages that carry the same. */
export function withBootData(template: string, boot: BootData): string {
  return template.replace('<!-- boot -->', () => bootElement(boot))
}

function bootElement(boot: BootData): string {
  return `<script type="application/json" id="livery-boot">${inlineJson(boot)}</script>`
}

function headOf(
  { boot, theme }: PageSource,
  { styles, markup, page, calls = [], otherTexts = {} }: DocumentParts,
): string[] {
  const { scheme, assets } = boot.theme
  const { title, named } = pageMeta(boot, page)
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...named.map(([attribute, key, content]) => `<meta${attributesOf({ [attribute]: key, content })} />`),
    meta('color-scheme', scheme === 'auto' ? 'light dark' : scheme),
    ...themeColors(theme),
    ...iconLinks(assets).map(linkElement),
    ...styles.map(styleElement),
    ...(calls.length === 0
      ? []
      : [`<script${attributesOf({ 'data-calls': JSON.stringify(calls) })}>${earlyCallsScript}</script>`]),
    ...(Object.keys(otherTexts).length === 0
      ? []
      : [`<script${attributesOf({ 'data-texts': JSON.stringify(otherTexts) })}>${earlyTextsScript}</script>`]),
    // What is drawn stays in its place, and can be pressed.
    ...(markup === '' ? [] : [readingScript, earlyPressScript].map((script) => `<script>${script}</script>`)),
  ]
}

function iconLinks({ icons }: Theme['assets']): DocumentLink[] {
  return [
    { rel: 'icon', href: icons.tab, type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: icons.touch },
  ]
}

/** What the browser paints its own bars with. */
function themeColors({ scheme, tokens }: Theme): string[] {
  const background = (which: 'light' | 'dark') => colorVariables(tokens.color[which])['color-background'] ?? ''
  if (scheme !== 'auto') return [meta('theme-color', background(scheme))]
  return (['light', 'dark'] as const).map((which) =>
    meta('theme-color', background(which), { media: `(prefers-color-scheme: ${which})` }),
  )
}

function meta(name: string, content: string, more: Readonly<Record<string, string>> = {}): string {
  return `<meta${attributesOf({ name, content, ...more })} />`
}

function linkElement(link: DocumentLink): string {
  return `<link${attributesOf(link)} />`
}

function styleElement({ css, attributes = {} }: InlineStyle): string {
  return `<style${attributesOf(attributes)}>${css}</style>`
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
}
