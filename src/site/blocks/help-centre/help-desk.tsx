import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import { ContactService } from '@/site/elements/contact-service'
import type { HelpTopic } from '@/site/gateway/content/help-centre'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Choices } from '@/site/ui/inputs/choices'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { SearchInput } from '@/site/ui/inputs/search-input'
import { findHelp } from './find-help'
import { HelpGroup } from './help-group'
import { useScrollToTopic } from './use-scroll-to-topic'
import { useHelpAddress } from './use-help-address'

/** Maximum length of the search text. */
const longest = 200

/**
 * A search field, the topics, and below them the questions. The open question is stored in the URL, so that reloads and
 * shared links open it again.
 */
export function HelpDesk({ topics }: { readonly topics: readonly HelpTopic[] }) {
  const t = useText()
  const { number } = useFormat()
  const [query, change] = useHelpAddress()
  const asked = (query.get('q') ?? '').slice(0, longest)
  const isSearch = asked.trim() !== ''
  const question = query.get('question') ?? ''
  // An unknown topic shows all of them, as an unknown vendor does.
  const chosen = isSearch ? undefined : topics.find(({ id }) => id === query.get('topic'))
  const shown = chosen === undefined ? findHelp(topics, asked) : [chosen]
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0)
  const place = useScrollToTopic(chosen?.id, question)
  const toggle = (id: string, isOpen: boolean) => {
    if (isOpen !== (id === question)) change({ question: isOpen ? id : undefined })
  }

  return (
    <Desk ref={place}>
      <SearchInput
        label={t('help-centre.search')}
        maxLength={longest}
        searched={asked}
        onSearch={(q) => change({ q: q || undefined, topic: undefined })}
      />
      <Choices
        label={t('help-centre.topics')}
        choices={[
          { name: '', label: t('help-centre.all') },
          ...topics.map(({ id, title }) => ({ name: id, label: title })),
        ]}
        selected={chosen?.id ?? ''}
        onSelect={(id) => change({ topic: id === '' ? undefined : id, question: undefined, q: undefined })}
      />
      <Status role="status">{isSearch && count > 0 && t('help-centre.found', { n: number(count) })}</Status>
      {shown.map((topic) => (
        <HelpGroup key={topic.id} topic={topic} open={question} onToggle={toggle} />
      ))}
      {count === 0 && (
        <EmptyState icon="search" text={t('help-centre.nothing')}>
          <Button emphasis="strong" onClick={() => change({ q: undefined, topic: undefined })}>
            {t('help-centre.clear')}
          </Button>
          <ContactService />
        </EmptyState>
      )}
    </Desk>
  )
}

const Desk = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`

const Status = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  &:empty {
    margin-block-start: calc(-1 * var(--space-3));
  }
`
