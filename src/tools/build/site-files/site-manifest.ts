import Color from 'colorjs.io'
import type { Icon, MenuItem } from '@/contract/generated/merchant-types'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { directionOf } from '@/contract/text/direction'
import { colorVariables } from '@/site/theme/token-variables'
import { addressIn } from '@/tools/build/pages/page-meta'
import type { AppIcons } from '@/tools/build/pictures/app-icons'
import type { PageSource } from '@/tools/build/pages/site-document'

/** Systems show four entries at most. */
const mostShortcuts = 4

/**
 * The web app manifest of a merchant in a language: the name and look of its site when installed. `made` are the icons
 * that a build makes from those in the JSON.
 */
export function siteManifest({ boot, theme }: Omit<PageSource, 'pictures'>, made?: AppIcons): object {
  const { name, languages, defaultLanguage } = boot.site
  const locale = languages.items[defaultLanguage]?.locale ?? 'und'
  const { icons } = boot.theme.assets
  const { 'color-background': ground = '' } = colorVariables(
    theme.tokens.color[theme.scheme === 'dark' ? 'dark' : 'light'],
  )
  // Packagers for app stores read hexadecimal colours alone.
  const background = new Color(ground)
    .toGamut({ space: 'srgb' })
    .to('srgb')
    .toString({ format: 'hex', collapse: false })
  const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose })
  const homePath = addressIn(boot, defaultLanguage, boot.routes.pages.home.path)
  return {
    name,
    short_name: name,
    description: textOf(boot, 'site.description'),
    lang: locale,
    dir: directionOf(locale),
    // The same site in every language.
    id: '/',
    start_url: homePath,
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: background,
    background_color: background,
    categories: ['games', 'entertainment'],
    icons: [
      icon(icons.tab, 'any', 'image/svg+xml'),
      ...(made === undefined
        ? []
        : [
            icon(made.plain[192], '192x192', 'image/png'),
            icon(made.plain[512], '512x512', 'image/png'),
            icon(made.maskable192, '192x192', 'image/png', 'maskable'),
          ]),
      icon(icons.touch, '180x180', 'image/png'),
      icon(icons.app, '512x512', 'image/png', 'maskable'),
    ],
    ...screenshotsOf(boot),
    shortcuts: shortcutsOf(boot).map(({ entry, to }) => {
      const src = entry.icon && made?.shortcuts[entry.icon]
      return {
        name: textOf(boot, entry.label),
        url: to,
        ...(src !== undefined && { icons: [icon(src, '96x96', 'image/png')] }),
      }
    }),
  }
}

function screenshotsOf({ theme }: WholeBootData): object {
  const { narrow, wide } = theme.assets.screenshots ?? {}
  const all = [
    ...(narrow === undefined ? [] : [{ ...narrow, form: 'narrow' }]),
    ...(wide === undefined ? [] : [{ ...wide, form: 'wide' }]),
  ]
  if (all.length === 0) return {}
  return {
    screenshots: all.map(({ src, width, height, form }) => ({
      src,
      sizes: `${width}x${height}`,
      type: src.endsWith('.png') ? 'image/png' : 'image/jpeg',
      form_factor: form,
    })),
  }
}

/** Names of the icons that the shortcuts have. */
export function shortcutIcons(boot: WholeBootData): ReadonlySet<Icon> {
  return new Set(shortcutsOf(boot).flatMap(({ entry }) => entry.icon ?? []))
}

interface Shortcut {
  readonly entry: MenuItem
  readonly to: string
}

/** The first entries of the bar at the lower edge of phones that lead somewhere for a player who has an account. */
function shortcutsOf({ menus, routes, site, languageBases }: WholeBootData): Shortcut[] {
  const { items, order } = menus.bottomBar
  const home = routes.pages.home.path
  const inLanguage = (path: string) => addressIn({ languageBases }, site.defaultLanguage, path)
  return order
    .flatMap((name): Shortcut[] => {
      const entry = items[name]
      if (entry === undefined || (entry.when !== undefined && entry.when.session !== 'member')) return []
      const { action } = entry
      if (action.action === 'memberCentre')
        return [{ entry, to: `${inLanguage(home)}?member=${encodeURIComponent(action.panel)}` }]
      return action.action === 'navigate' && action.to !== home ? [{ entry, to: inLanguage(action.to) }] : []
    })
    .slice(0, mostShortcuts)
}

function textOf({ texts, site }: WholeBootData, key: string): string {
  return (texts[key] ?? site.name).replaceAll('{{brand}}', site.name)
}
