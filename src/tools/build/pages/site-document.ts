import type { Theme } from '@/contract/generated/merchant-types'
import { directionOf } from '@/contract/text/direction'
import { earlyCallsScript, type EarlyCall } from '@/site/gateway/early-calls'
import type { SystemStatus } from '@/site/gateway/content/permission'
import type { Promotion } from '@/site/gateway/rewards/promotions'
import { earlyTextsScript } from '@/site/i18n/early-texts'
import { addressLanguageScript, firstLanguageScript } from '@/site/i18n/first-language'
import { escapeHtml, inlineJson } from '@/contract/text/html-text'
import type { BootData, WholeBootData } from '@/contract/site-data/boot-data'
import { entryTokenScript } from '@/site/app/start/entry-token'
import { releaseMeta } from '@/contract/site-data/release'
import { formatsScript } from '@/contract/formats/formats-script'
import { readingScript } from '@/site/theme/reading'
import { colorVariables } from '@/site/theme/token-variables'
import { earlyPressScript } from '@/site/ui/focus/early-press'
import { servedTextScript } from '@/site/ui/view/served-text'
import { languageLinks } from './language-links'
import { structuredData } from './structured-data'
import { pageMeta, type DocumentLink, type DocumentPage } from './page-meta'
import type { SharePictures } from '@/tools/build/pictures/share-pictures'

export interface DocumentParts {
  /** The policy contains their hashes, so they must be the ones from which it was made. */
  readonly styles: readonly InlineStyle[]
  readonly links: readonly DocumentLink[]
  /** Content of the root element before any script has run. */
  readonly markup: string
  /** The scripts hydrate that content; otherwise they replace it. */
  readonly isHydrated?: true
  /** The page of the document; left out where several pages share it. */
  readonly page?: DocumentPage
  /** The API calls that the document starts itself. */
  readonly calls?: readonly EarlyCall[]
  /** The legal documents that it shows: the JSON of their files, by path. */
  readonly legal?: Readonly<Record<string, string>>
  /** The system status that it says until the gateway has said it. */
  readonly status?: SystemStatus | undefined
  /** The promotions that it shows, as the server tells them. */
  readonly promotions?: readonly Promotion[]
  /** The language of its address, if it is not the document's own. */
  readonly language?: string | undefined
  /** What it fetches for readers of another language than its own, by language. */
  readonly otherTexts?: Readonly<Record<string, readonly string[]>>
}

export interface InlineStyle {
  readonly css: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** The parts of a resolved merchant from which its documents are made. */
export interface PageSource {
  readonly boot: WholeBootData
  readonly theme: Theme
  /** Preview pictures that the build has made for pages. */
  readonly pictures?: SharePictures
  /** Path of the manifest in the language of the documents. */
  readonly manifest?: string
  /** What its pages name as their release. */
  readonly release?: string | undefined
}

/** A merchant's HTML: `template` is the site's index.html with its scripts already named. */
export function siteDocument(template: string, source: PageSource, parts: DocumentParts): string {
  const { boot } = source
  const { languages, defaultLanguage } = boot.site
  const locale = languages.items[defaultLanguage]?.locale ?? 'und'
  // Replacements are functions, because a `$&` in a merchant's text must be kept literally.
  return (
    template
      .replace('<html lang="und" dir="ltr">', () => htmlElement(locale, parts.status))
      .replace('<!-- head -->', () => headOf(source, parts).join('\n    '))
      // After the scripts of every page: those are the largest, and without them the rest is useless.
      .replace('</head>', () => `${parts.links.map((link) => `  ${linkElement(link)}\n  `).join('')}</head>`)
      .replace('<!-- noscript -->', () => noScript(boot))
      .replace('<!-- root -->', () => parts.markup)
      .replace('<!-- boot -->', () => bootElement(boot))
      .replace('</body>', () => `${dataElement(structuredData(boot, parts.page))}</body>`)
      .replace(
        '</body>',
        () =>
          `${legalElements(parts.legal)}${promotionsElement(boot, parts.promotions)}${parts.isHydrated ? script(servedTextScript) : ''}</body>`,
      )
  )
}

function htmlElement(locale: string, status: SystemStatus = 0): string {
  const said = status === 0 ? '' : ` data-status="${status}"`
  return `<html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"${said}>`
}

/** What visitors read whose browser runs no scripts. */
function noScript({ texts }: WholeBootData): string {
  const text = texts['site.noscript']
  return text === undefined ? '' : `<noscript><p class="no-script">${escapeHtml(text)}</p></noscript>`
}

/** The template with the boot data inserted, for several pages with the same data. */
export function withBootData(template: string, boot: BootData): string {
  return template.replace('<!-- boot -->', () => bootElement(boot))
}

function bootElement(boot: BootData): string {
  return `<script type="application/json" id="livery-boot">${inlineJson(boot)}</script>`
}

/** Data for search engines, which no browser runs. */
function dataElement(data: object | undefined): string {
  return data === undefined ? '' : `<script type="application/ld+json">${inlineJson(data)}</script>`
}

/** Read by src/site/elements/legal/known-texts.ts. */
function legalElements(texts: Readonly<Record<string, string>> = {}): string {
  return Object.entries(texts)
    .map(
      ([path, text]) => `<script type="application/json" data-legal="${path}">${inlineJson(JSON.parse(text))}</script>`,
    )
    .join('')
}

/** Read by src/site/gateway/rewards/known-promotions.ts. */
function promotionsElement({ site }: WholeBootData, promotions: DocumentParts['promotions']): string {
  const language = escapeHtml(site.defaultLanguage)
  return promotions === undefined
    ? ''
    : `<script type="application/json" data-promotions="${language}">${inlineJson(promotions)}</script>`
}

function headOf(
  { boot, theme, pictures, release }: PageSource,
  { styles, markup, page, language, calls = [], otherTexts = {} }: DocumentParts,
): string[] {
  const { scheme, assets } = boot.theme
  const { title, named } = pageMeta(boot, page, pictures)
  return [
    // Before the styles, which fetch fonts with the address of the page.
    script(entryTokenScript),
    `<title>${escapeHtml(title)}</title>`,
    ...named.map(([attribute, key, content]) => `<meta${attributesOf({ [attribute]: key, content })} />`),
    ...(release === undefined ? [] : [meta(releaseMeta, release)]),
    meta('color-scheme', scheme === 'auto' ? 'light dark' : scheme),
    ...themeColors(theme),
    ...iconLinks(assets).map(linkElement),
    ...languageLinks(boot, page).map(linkElement),
    ...styles.map(styleElement),
    ...firstLanguage(boot, language),
    ...(calls.length === 0
      ? []
      : [`<script${attributesOf({ 'data-calls': JSON.stringify(calls) })}>${earlyCallsScript}</script>`]),
    ...(Object.keys(otherTexts).length === 0
      ? []
      : [`<script${attributesOf({ 'data-texts': JSON.stringify(otherTexts) })}>${earlyTextsScript}</script>`]),
    // The prerendered content keeps its scroll position and records early clicks.
    ...(markup === '' ? [] : [readingScript, earlyPressScript, formatsScript].map(script)),
  ]
}

/** Before what reads the stored language. */
function firstLanguage(
  { site: { languages, defaultLanguage }, languageBases }: WholeBootData,
  asked = languageBases[defaultLanguage] ? defaultLanguage : undefined,
): string[] {
  if (asked !== undefined)
    return [`<script${attributesOf({ 'data-language': asked })}>${addressLanguageScript}</script>`]
  if (languages.order.length < 2) return []
  const codes = [...new Set([defaultLanguage, ...languages.order])]
  const tags = codes.flatMap((code) => {
    const locale = languages.items[code]?.locale
    return locale === undefined ? [] : [[code, locale]]
  })
  return [`<script${attributesOf({ 'data-languages': JSON.stringify(tags) })}>${firstLanguageScript}</script>`]
}

function iconLinks({ icons }: Theme['assets']): DocumentLink[] {
  return [
    { rel: 'icon', href: icons.tab, type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: icons.touch },
  ]
}

/** Colours for the browser's own interface. */
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

function script(source: string): string {
  return `<script>${source}</script>`
}

function styleElement({ css, attributes = {} }: InlineStyle): string {
  return `<style${attributesOf(attributes)}>${css}</style>`
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
}
