import { styled } from 'styled-components'
import type { LegalNode } from '@/contract/site-data/legal-text'
import { useText } from '@/site/i18n/language'

/** Fewer are seen at once. */
const fewest = 3

/** The headings of the second level as links. */
export function Contents({ content }: { readonly content: readonly LegalNode[] }) {
  const t = useText()
  const headings = content.flatMap((node) => {
    if (typeof node === 'string' || node[0] !== 'h2' || node[1].id === undefined) return []
    return [{ id: node[1].id, words: wordsOf(node) }]
  })
  if (headings.length < fewest) return null
  return (
    <List aria-label={t('legal.contents')}>
      <ul>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ul>
    </List>
  )
}

function wordsOf(node: LegalNode): string {
  if (typeof node === 'string') return node
  const [, , ...content] = node
  return content.map(wordsOf).join('')
}

const List = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--color-accent);
  }
`
