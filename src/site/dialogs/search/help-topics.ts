import type { PageConfig, Routes, TextKey } from '@/contract/generated/merchant-types'

interface HelpTopic {
  readonly title: TextKey
  /** Path of the page with its hash. */
  readonly address: string
}

/** Help texts to search: the sections that have an anchor, and the questions, of all pages except the home page. */
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

/** Path of the page with the server's help topics, if the merchant has one that may be linked to. */
export function helpPath({ pages }: { readonly pages: Readonly<Record<string, PageConfig>> }): string | undefined {
  const has = ({ order, sections }: PageConfig) => order.some((name) => sections[name]?.block === 'help-centre')
  return Object.values(pages).find((page) => page.linked !== false && has(page))?.path
}
