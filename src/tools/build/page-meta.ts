import type { PageConfig, SystemPageConfig } from '@/contract/generated/merchant-types'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import type { SharePictures } from './pictures/share-pictures'

/** Attributes of a `<link>`. */
export type DocumentLink = Readonly<Record<string, string>>

/** A page's metadata for search engines and link previews. */
export interface PageMeta {
  readonly title: string
  /** Names and properties of `<meta>` elements, with their content. */
  readonly named: readonly (readonly [attribute: 'name' | 'property', key: string, content: string])[]
}

/** A page of the brand, one that the server answers with in its place, or none: what several pages share. */
export type DocumentPage = PageConfig | SystemPageConfig | undefined

/**
 * The metadata of a page in the brand's default language. A document that several pages share has home's words.
 * `pictures` are those that the build has made for pages without one.
 */
export function pageMeta(boot: WholeBootData, page: DocumentPage, pictures: SharePictures = {}): PageMeta {
  const { home } = boot.routes.pages
  const { name } = boot.site
  const own = page !== undefined && 'path' in page ? page : undefined
  const [words, description] = [
    textOf(boot, (page ?? home).title),
    textOf(boot, own?.description ?? 'site.description'),
  ]
  const title = page === undefined || page === home || words === name ? words : `${words} · ${name}`
  const picture = own?.picture ?? pictures[own?.path ?? home.path] ?? home.picture
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
      ...localeOf(boot),
      ...(own !== undefined && own.indexed !== false ? [] : [['name', 'robots', 'noindex'] as const]),
      ...(origin === undefined || own === undefined
        ? []
        : [['property', 'og:url', origin + addressIn(boot, boot.site.defaultLanguage, own.path)] as const]),
      ...(shown === undefined
        ? []
        : [
            ['property', 'og:image', shown.src] as const,
            ['property', 'og:image:width', String(shown.width)] as const,
            ['property', 'og:image:height', String(shown.height)] as const,
            ['property', 'og:image:alt', words] as const,
            ['name', 'twitter:card', 'summary_large_image'] as const,
          ]),
    ],
  }
}

/** The language as the Open Graph protocol writes it: `pt_BR`; and the others that the page has addresses in. */
function localeOf({ site: { languages, defaultLanguage }, languageBases }: WholeBootData): PageMeta['named'] {
  const tagOf = (code: string) => new Intl.Locale(languages.items[code]?.locale ?? 'und').maximize()
  const named = (code: string) => [tagOf(code).language, tagOf(code).region].filter(Boolean).join('_')
  const others =
    Object.keys(languageBases).length === 0 ? [] : languages.order.filter((code) => code !== defaultLanguage)
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
