import { styled } from 'styled-components'
import type { Announcement } from '@/site/gateway/content/announcements'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { Paginator } from '@/site/ui/paginator'

interface AnnouncementListProps {
  readonly announcements: readonly Announcement[]
  readonly page: number
  readonly onPage: (page: number) => void
  /** Id of the selected announcement. */
  readonly read: string | undefined
  readonly onRead: (id: string) => void
}

/** Announcements per page (1 §9). */
const pageSize = 9

/** One page of announcements, with pagination. */
export function AnnouncementList({ announcements, page, onPage, read, onRead }: AnnouncementListProps) {
  const t = useText()
  const { date } = useFormat()
  const shown = announcements.slice((page - 1) * pageSize, page * pageSize)
  return (
    <div>
      <List>
        {shown.map(({ id, title, time }) => (
          <li key={id}>
            <Entry
              type="button"
              data-announcement={id}
              aria-current={id === read ? 'true' : undefined}
              onClick={() => onRead(id)}
            >
              <b>{title}</b>
              <small>{date(new Date(time))}</small>
            </Entry>
          </li>
        ))}
      </List>
      <Paginator
        label={t('announcements.pages')}
        page={page}
        pages={Math.ceil(announcements.length / pageSize)}
        onSelect={onPage}
      />
    </div>
  )
}

const List = styled.ul`
  display: grid;
  padding: 0;
  margin-block-end: var(--space-3);
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`

const Entry = styled.button`
  display: grid;
  gap: 0.15rem;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-inline-start: 3px solid transparent;
  background: none;
  line-height: 1.35;
  overflow-wrap: anywhere;
  text-align: start;

  > b {
    font-weight: var(--font-weight-control);
  }

  > small {
    color: var(--color-text-muted);
  }

  &:hover {
    background: color-mix(in srgb, var(--color-text) 6%, transparent);
  }

  &[aria-current] {
    border-inline-start-color: var(--color-accent);
    background: color-mix(in srgb, var(--color-accent) 10%, transparent);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`
