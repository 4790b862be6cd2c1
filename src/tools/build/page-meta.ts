import type { PageConfig } from '@/contract/generated/merchant-types'
import type { WholeBootData } from '@/contract/site-data/boot-data'

/** A page's metadata for search engines and link previews. */
export interface PageMeta {
  readonly title: string
  /** Names and properties of `<meta>` elements, with their content. */
  readonly named: readonly (readonly [attribute: 'name' | 'property', key: string, content: string])[]
}

/** The metadata of a page in the brand's default language; of home by default. */
export function pageMeta(boot: WholeBootData, page: PageConfig = boot.routes.pages.home): PageMeta {
  const { home } = boot.routes.pages
  const { name, hosts } = boot.site
  const [words, description] = [textOf(boot, page.title), textOf(boot, page.description ?? 'site.description')]
  const title = page === home || words === name ? words : `${words} · ${name}`
  const picture = page.picture ?? home.picture
  // Link previews load the picture from another site, so its URL is absolute.
  const origin = hosts?.[0] === undefined ? undefined : `https://${hosts[0]}`
  const shown = picture === undefined || origin === undefined ? undefined : { ...picture, src: origin + picture.src }
  return {
    title,
    named: [
      ['name', 'description', description],
      ['property', 'og:type', 'website'],
      ['property', 'og:site_name', name],
      ['property', 'og:title', words],
      ['property', 'og:description', description],
      ...(origin === undefined ? [] : [['property', 'og:url', origin + page.path] as const]),
      ...(shown === undefined
        ? []
        : [
            ['property', 'og:image', shown.src] as const,
            ['property', 'og:image:width', String(shown.width)] as const,
            ['property', 'og:image:height', String(shown.height)] as const,
            ['name', 'twitter:card', 'summary_large_image'] as const,
          ]),
    ],
  }
}

function textOf(boot: WholeBootData, key: string): string {
  return (boot.texts[key] ?? boot.site.name).replaceAll('{{brand}}', boot.site.name)
}
