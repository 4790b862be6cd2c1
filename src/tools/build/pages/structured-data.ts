import type { ContactPoint, Graph, Organization, SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts'
import type { PageConfig } from '@/contract/generated/merchant-types'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { richText, type Inline } from '@/contract/text/rich-text'
import { addressIn, contentOf, originOf, type DocumentPage } from './page-meta'

/**
 * What search engines are told of a page in the words of schema.org, whose types come from its own vocabulary: who the
 * brand is and how its games are searched on home, the way to every other page, and questions with their answers.
 * Nothing where it is not certain: lottery draws and help topics are the server's, and no build knows them. Undefined
 * for a brand without a host, whose pages have no address, and for a document that search engines do not list.
 */
export function structuredData(boot: WholeBootData, page: DocumentPage): Graph | undefined {
  const origin = originOf(boot)
  if (origin === undefined || page === undefined || !('path' in page) || page.indexed === false) return undefined
  const place = { boot, origin, page }
  const isHome = page.path === boot.routes.pages.home.path
  const things = [...(isHome ? [organization(place), website(place)] : [wayTo(place)]), ...questionsOf(place)]
  return { '@context': 'https://schema.org', '@graph': things }
}

interface Place {
  readonly boot: WholeBootData
  readonly origin: string
  readonly page: PageConfig
}

function organization({ boot, origin }: Place): Organization {
  const { name, contact, languages } = boot.site
  const home = origin + boot.routes.pages.home.path
  return {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name,
    url: home,
    logo: origin + boot.theme.assets.icons.app,
    ...(contact.address !== undefined && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        ...reachedBy(contact.address),
        availableLanguage: languages.order.flatMap((code) => languages.items[code]?.locale ?? []),
      },
    }),
  }
}

function reachedBy(address: string): Pick<Exclude<ContactPoint, string>, 'email' | 'telephone' | 'url'> {
  if (address.startsWith('mailto:')) return { email: decoded(address.slice(7).split('?')[0] ?? '') }
  if (address.startsWith('tel:')) return { telephone: address.slice(4) }
  return { url: address }
}

/** As it is written where a percent sign stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function website({ boot, origin }: Place): WebSite {
  const { site, routes } = boot
  const home = origin + routes.pages.home.path
  const lobby = Object.values(routes.pages).find(hasSearch)
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: site.name,
    url: origin + addressIn(boot, site.defaultLanguage, routes.pages.home.path),
    inLanguage: localeOf(boot),
    publisher: { '@id': `${home}#organization` },
    ...(lobby !== undefined && {
      potentialAction: searchAt(origin + addressIn(boot, site.defaultLanguage, lobby.path)),
    }),
  }
}

function searchAt(lobby: string): SearchAction {
  const action: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${lobby}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return action
}

/** A lobby keeps its search in the address. */
function hasSearch({ guard, sections, order }: PageConfig): boolean {
  return (
    guard === 'none' &&
    order.some((name) => {
      const section = sections[name]
      return section?.block === 'game-lobby' && section.props.search
    })
  )
}

function wayTo({ boot, origin, page }: Place): Thing {
  const { site, routes } = boot
  const entry = (position: number, name: string, path: string) => ({
    '@type': 'ListItem' as const,
    position,
    name,
    item: origin + addressIn(boot, site.defaultLanguage, path),
  })
  const title = textOf(boot, page.title) ?? site.name
  const content = contentOf(page)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      entry(1, site.name, routes.pages.home.path),
      entry(2, title, content?.within ?? page.path),
      ...(content === undefined ? [] : [entry(3, content.title ?? title, page.path)]),
    ],
  }
}

/** The questions of all blocks faq on the page, as one thing. Those that only some visitors see are left out. */
function questionsOf({ boot, page: { sections, order } }: Place): Thing[] {
  const shown = order.flatMap((name) => {
    const section = sections[name]
    return section?.block === 'faq' && section.when === undefined ? [section.props.questions] : []
  })
  const questions = shown.flatMap(({ items, order: names }) =>
    names.flatMap((name) => {
      const { question = '', answer = '', when } = items[name] ?? {}
      const [asked, answered] = [textOf(boot, question), textOf(boot, answer)]
      if (when !== undefined || asked === undefined || answered === undefined) return []
      const acceptedAnswer = { '@type': 'Answer' as const, text: plainText(answered) }
      return [{ '@type': 'Question' as const, name: asked, acceptedAnswer }]
    }),
  )
  if (questions.length === 0) return []
  return [{ '@type': 'FAQPage', inLanguage: localeOf(boot), mainEntity: questions }]
}

/** A text without its marks for bold and links. */
function plainText(text: string): string {
  const words = (content: readonly Inline[]): string =>
    content.map((each) => (typeof each === 'string' ? each : words(each.content))).join('')
  return richText(text)
    .map((block) => (block.kind === 'paragraph' ? words(block.content) : block.items.map(words).join('\n')))
    .join('\n')
}

/** Undefined for a text that is missing, or that holds a value of the server's. */
function textOf({ texts, site }: WholeBootData, key: string): string | undefined {
  const text = texts[key]?.replaceAll('{{brand}}', site.name)
  return text === undefined || text.includes('{{') ? undefined : text
}

function localeOf({ site: { languages, defaultLanguage } }: WholeBootData): string {
  return languages.items[defaultLanguage]?.locale ?? 'und'
}
