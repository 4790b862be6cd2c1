import type { PageConfig, Routes, TextKey } from '@/contract/generated/merchant-types'

interface HelpTopic {
  readonly title: TextKey
  /** The page, with the place on it. */
  readonly address: string
}

/** What can be read up on: the sections with a place of their own, and the questions, of all pages but the start page. */
export function helpTopics({ pages }: Pick<Routes, 'pages'>): readonly HelpTopic[] {
  return Object.values(pages)
    .filter(({ path }) => path !== '/')
    .flatMap(({ path, order, sections }) =>
      order.flatMap((name) => {
        const section = sections[name]
        if (section?.block === 'text-section') return topic(path, section.props.anchor, section.props.title)
        if (section?.block !== 'faq') return []
        const { anchor, questions } = section.props
        return questions.order.flatMap((each) => topic(path, anchor, questions.items[each]?.question))
      }),
    )
}

function topic(path: string, anchor: string | undefined, title: TextKey | undefined): HelpTopic[] {
  return anchor === undefined || title === undefined ? [] : [{ title, address: `${path}#${anchor}` }]
}

/** Path of the page on which the server's topics stand, where the merchant has one that links lead to. */
export function helpPath({ pages }: { readonly pages: Readonly<Record<string, PageConfig>> }): string | undefined {
  const has = ({ order, sections }: PageConfig) => order.some((name) => sections[name]?.block === 'help-centre')
  return Object.values(pages).find((page) => page.linked !== false && has(page))?.path
}
