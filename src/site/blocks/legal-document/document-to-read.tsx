import { styled } from 'styled-components'
import { directionOf } from '@/contract/text/direction'
import { LegalContent } from '@/site/elements/legal/legal-content'
import { LegalFacts } from '@/site/elements/legal/legal-facts'
import { useLegalText } from '@/site/elements/legal/use-legal-text'
import { useText } from '@/site/i18n/language'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Skeleton } from '@/site/ui/loading/skeleton'

interface DocumentToReadProps {
  readonly name: string
  /** Whether its text is open from the start. */
  readonly isOpen: boolean
}

/** A document with its version and what is new; its whole text opens below its title. */
export function DocumentToRead({ name, isOpen }: DocumentToReadProps) {
  const t = useText()
  const { data, error, isValidating, mutate } = useLegalText(name)
  if (data === undefined) {
    if (error === undefined) return <Skeleton lines={4} />
    return <FailedNotice text={t('error.block')} busy={isValidating} onRetry={() => void mutate()} />
  }
  return (
    <Frame open={isOpen} lang={data.locale} dir={directionOf(data.locale)}>
      <summary>
        <h3>{data.title}</h3>
      </summary>
      <LegalFacts text={data} />
      <Text tabIndex={0} role="group" aria-label={data.title}>
        <LegalContent content={data.content} lower={2} />
      </Text>
    </Frame>
  )
}

const Frame = styled.details`
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);

  > summary {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    cursor: pointer;
  }

  > summary::before {
    content: '▸';
    margin-inline-end: var(--space-2);
    color: var(--color-accent);
  }

  &[open] > summary::before {
    content: '▾';
  }

  h3 {
    font-size: var(--font-size-large);
  }
`

const Text = styled.div`
  max-block-size: 45vh;
  overflow: auto;
  margin-block-start: var(--space-3);
  padding-block-end: var(--space-3);
`
