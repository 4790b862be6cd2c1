import type { PageConfig } from '@/contract/generated/merchant-types'
import type { WholeBootData } from '@/contract/site-data/boot-data'

/** Attributes of a `<link>`. */
export type DocumentLink = Readonly<Record<string, string>>

/** A page's metadata for search engines and link previews. */
export interface PageMeta {
  readonly title: string
  /** Names and properties of `<meta>` elements, with their content. */
  readonly named: readonly (readonly [attribute: 'name' | 'property', key: string, content: string])[]
}

/** The metadata of a page in the brand's default language; of home by default. */
export function pageMeta(boot: WholeBootData, page: PageConfig = boot.routes.pages.home): PageMeta {
  const { home } = boot.routes.pages
  const { name } = boot.site
  const [words, description] = [textOf(boot, page.title), textOf(boot, page.description ?? 'site.description')]
  const title = page === home || words === name ? words : `${words} · ${name}`
  const picture = page.picture ?? home.picture
  // Link previews load the picture from another site, so its URL is absolute.
  const origin = originOf(boot)
  const shown = picture === undefined || origin === undefined ? undefined : { ...picture, src: origin + picture.src }
  return {
    title,
    named: [
      ['name', 'description', description],
      ['property', 'og:type', 'website'],
      ['property', 'og:site_name', name],
      ['property', 'og:title', words],
      ['property', 'og:description', description],
      ...(origin === undefined
        ? []
        : [['property', 'og:url', origin + addressIn(boot, boot.site.defaultLanguage, page.path)] as const]),
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

/** Where a brand is on the web; undefined for one without a host. */
export function originOf({ site: { hosts } }: Pick<WholeBootData, 'site'>): string | undefined {
  return hosts?.[0] === undefined ? undefined : `https://${hosts[0]}`
}

/** The path of a page in a language. */
export function addressIn(
  { languageBases }: Pick<WholeBootData, 'languageBases'>,
  language: string,
  path: string,
): string {
  return (languageBases[language] ?? '') + path
}

function textOf(boot: WholeBootData, key: string): string {
  return (boot.texts[key] ?? boot.site.name).replaceAll('{{brand}}', boot.site.name)
}
