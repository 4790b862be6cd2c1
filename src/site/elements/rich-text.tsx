import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { TextKey } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { richText, type Inline } from '@/contract/text/rich-text'
import { ActionTarget } from './action-target'

/**
 * A text with markup: paragraphs, lists, bold text, and links within the site or, after a confirmation, to other sites.
 */
export function RichText({ text }: { readonly text: TextKey }) {
  const t = useText()
  return richText(t(text)).map((block, at) => {
    if (block.kind === 'paragraph') return <p key={at}>{drawn(block.content)}</p>
    const items = block.items.map((item, index) => <li key={index}>{drawn(item)}</li>)
    return (
      <List as={block.isNumbered ? 'ol' : 'ul'} key={at}>
        {items}
      </List>
    )
  })
}

function drawn(content: readonly Inline[]): ReactNode[] {
  return content.map((each, at) => {
    if (typeof each === 'string') return each
    const inner = drawn(each.content)
    return each.kind === 'bold' ? (
      <Bold key={at}>{inner}</Bold>
    ) : (
      <ActionTarget key={at} action={actionTo(each.to)}>
        {inner}
      </ActionTarget>
    )
  })
}

/** Paths are pages of this site. All other URLs go through the address check. */
function actionTo(to: string) {
  return to.startsWith('/')
    ? ({ action: 'navigate', to, query: {} } as const)
    : ({ action: 'external', href: to } as const)
}

const Bold = styled.strong`
  color: var(--color-text);
  font-weight: 700;
`

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 1.4em;

  li::marker {
    color: var(--color-accent);
  }
`
