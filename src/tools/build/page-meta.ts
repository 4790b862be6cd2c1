import type { PageConfig } from '@/contract/generated/merchant-types'
import type { WholeBootData } from '@/contract/site-data/boot-data'

/** What a page says of itself to search engines, and to whoever shows a link to it. */
export interface PageMeta {
  readonly title: string
  /** Names and properties of `<meta>` elements, with what they say. */
  readonly named: readonly (readonly [attribute: 'name' | 'property', key: string, content: string])[]
}

/** The meta data of a page in the brand's default language; of home, if none is given. */
export function pageMeta(boot: WholeBootData, page: PageConfig = boot.routes.pages.home): PageMeta {
  const { home } = boot.routes.pages
  const { name, hosts } = boot.site
  const [words, description] = [textOf(boot, page.title), textOf(boot, page.description ?? 'site.description')]
  const title = page === home || words === name ? words : `${words} · ${name}`
  const picture = page.picture ?? home.picture
  // Whoever shows a link to the page loads the picture from elsewhere, so its address is whole.
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
