import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { IconButton } from './icons/icon-button'
import { pageNumbers } from './page-numbers'

interface PaginatorProps {
  /** What is paginated: the accessible name. */
  readonly label: string
  /** The current page, from 1. */
  readonly page: number
  readonly pages: number
  readonly onSelect: (page: number) => void
}

/** Page buttons with next and previous. Renders nothing for a single page. */
export function Paginator({ label, page, pages, onSelect }: PaginatorProps) {
  const t = useText()
  if (pages < 2) return null
  const step = (icon: 'chevron-left' | 'chevron-right', name: 'paginator.previous' | 'paginator.next', to: number) => {
    const isPossible = to >= 1 && to <= pages
    // Not `disabled`, which would lose the focus on the last page.
    return (
      <IconButton
        icon={icon}
        label={t(name)}
        aria-disabled={isPossible ? undefined : true}
        onClick={() => isPossible && onSelect(to)}
      />
    )
  }
  return (
    <Row aria-label={label}>
      {step('chevron-left', 'paginator.previous', page - 1)}
      <List>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number === 0 ? `gap ${index}` : number}>
            {number === 0 ? (
              <Gap aria-hidden>…</Gap>
            ) : (
              <Page
                type="button"
                aria-label={t('paginator.page', { n: number, total: pages })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onSelect(number)}
              >
                {number}
              </Page>
            )}
          </li>
        ))}
      </List>
      {step('chevron-right', 'paginator.next', page + 1)}
    </Row>
  )
}

const Row = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
`

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  list-style: none;
`

const Gap = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 2.75rem;
`

const Page = styled.button`
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding: 0 0.25rem;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  font-variant-numeric: tabular-nums;

  &:hover {
    background: color-mix(in srgb, var(--color-text) 9%, transparent);
  }

  &[aria-current] {
    background: var(--button-background);
    color: var(--color-on-primary);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 3px solid Highlight;
    }
  }
`
