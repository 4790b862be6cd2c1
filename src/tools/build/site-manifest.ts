import { directionOf } from '@/contract/text/direction'
import { colorVariables } from '@/site/theme/token-variables'
import type { PageSource } from './site-document'

/** A merchant's web app manifest: the name and look of its site when installed. */
export function siteManifest({ boot, theme }: PageSource): object {
  const { name, languages, defaultLanguage } = boot.site
  const locale = languages.items[defaultLanguage]?.locale ?? 'und'
  const { icons } = boot.theme.assets
  const { 'color-background': background } = colorVariables(
    theme.tokens.color[theme.scheme === 'dark' ? 'dark' : 'light'],
  )
  const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose })
  return {
    name,
    short_name: name,
    lang: locale,
    dir: directionOf(locale),
    id: '/',
    start_url: boot.routes.pages.home.path,
    scope: '/',
    display: 'standalone',
    theme_color: background,
    background_color: background,
    icons: [
      icon(icons.tab, 'any', 'image/svg+xml'),
      icon(icons.touch, '180x180', 'image/png'),
      icon(icons.app, '512x512', 'image/png'),
      icon(icons.app, '512x512', 'image/png', 'maskable'),
    ],
  }
}
