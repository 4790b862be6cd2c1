import type { PageConfig, SystemPageConfig } from '@/contract/generated/merchant-types'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import type { SharePictures } from '@/tools/build/pictures/share-pictures'

/** Attributes of a `<link>`. */
export type DocumentLink = Readonly<Record<string, string>>

/** A page's metadata for search engines and link previews. */
export interface PageMeta {
  readonly title: string
  /** Names and properties of `<meta>` elements, with their content. */
  readonly named: readonly (readonly [attribute: 'name' | 'property', key: string, content: string])[]
}

/** A page that shows one thing of the server's, which its address names in the query. */
export interface ContentPage extends PageConfig {
  readonly content: {
    /** What the server says of it; the page's own words, where it says nothing. */
    readonly title?: string
    readonly description?: string
    /** Whole address of its picture. */
    readonly picture?: string
    /** Languages in which the server has it. */
    readonly languages: readonly string[]
    /** Path of the page without the query. */
    readonly within: string
  }
}

/** A page of the brand, one that the server answers with in its place, or none: what several pages share. */
export type DocumentPage = PageConfig | ContentPage | SystemPageConfig | undefined

/**
 * The metadata of a page in the brand's default language. A document that several pages share has home's words.
 * `pictures` are those that the build has made for pages without one.
 */
export function pageMeta(boot: WholeBootData, page: DocumentPage, pictures: SharePictures = {}): PageMeta {
  const { home } = boot.routes.pages
  const { name } = boot.site
  const own = page !== undefined && 'path' in page ? page : undefined
  const content = contentOf(page)
  const [words, description] = [
    content?.title ?? textOf(boot, (page ?? home).title),
    content?.description ?? textOf(boot, own?.description ?? 'site.description'),
  ]
  const title = page === undefined || page === home || words === name ? words : `${words} · ${name}`
  const picture = own?.picture ?? pictures[own?.path ?? home.path] ?? home.picture
  // Link previews load the picture from another site, so its URL is absolute.
  const origin = originOf(boot)
  const shown = picture === undefined || origin === undefined ? undefined : { ...picture, src: origin + picture.src }
  const size =
    content?.picture === undefined && shown !== undefined
      ? [
          ['property', 'og:image:width', String(shown.width)] as const,
          ['property', 'og:image:height', String(shown.height)] as const,
        ]
      : []
  const pictureUrl = content?.picture ?? shown?.src
  return {
    title,
    named: [
      ['name', 'description', description],
      ['property', 'og:type', 'website'],
      ['property', 'og:site_name', name],
      ['property', 'og:title', words],
      ['property', 'og:description', description],
      ...localeOf(boot, content?.languages),
      ...(own !== undefined && own.indexed !== false ? [] : [['name', 'robots', 'noindex'] as const]),
      ...(origin === undefined || own === undefined
        ? []
        : [['property', 'og:url', origin + addressIn(boot, boot.site.defaultLanguage, own.path)] as const]),
      ...(pictureUrl === undefined
        ? []
        : [
            ['property', 'og:image', pictureUrl] as const,
            ...size,
            ['property', 'og:image:alt', words] as const,
            ['name', 'twitter:card', 'summary_large_image'] as const,
          ]),
    ],
  }
}

/** What a page shows of the server's; undefined for one that shows nothing of it in advance. */
export function contentOf(page: DocumentPage): ContentPage['content'] | undefined {
  return page !== undefined && 'content' in page ? page.content : undefined
}

/** The language as the Open Graph protocol writes it: `pt_BR`; and the others that the page has addresses in. */
function localeOf(
  { site: { languages, defaultLanguage }, languageBases }: WholeBootData,
  offered: readonly string[] = languages.order,
): PageMeta['named'] {
  const tagOf = (code: string) => new Intl.Locale(languages.items[code]?.locale ?? 'und').maximize()
  const named = (code: string) => [tagOf(code).language, tagOf(code).region].filter(Boolean).join('_')
  const others = Object.keys(languageBases).length === 0 ? [] : offered.filter((code) => code !== defaultLanguage)
  return [
    ['property', 'og:locale', named(defaultLanguage)],
    ...others.map((code) => ['property', 'og:locale:alternate', named(code)] as const),
  ]
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
  return (boot.texts[key] ?? boot.site.name)
    .replaceAll('{{brand}}', boot.site.name)
    .replaceAll('{{age}}', String(boot.site.responsiblePlay.age))
}
