import { useId } from 'react'
import { styled } from 'styled-components'
import { Disclosure } from '@/site/elements/disclosure'
import { Prose } from '@/site/elements/panel/reading-section'
import type { HelpTopic } from '@/site/gateway/content/help-centre'
import { useLeaveSite } from '@/site/merchant/actions/external-link'
import { useSite } from '@/site/merchant/site-context'
import { SafeHtml } from '@/site/ui/safe-html'

interface HelpGroupProps {
  readonly topic: HelpTopic
  /** Id of the question in the URL. */
  readonly open: string
  readonly onToggle: (question: string, isOpen: boolean) => void
}

/** A topic with its questions. The answers are HTML from the server. */
export function HelpGroup({ topic, open, onToggle }: HelpGroupProps) {
  const id = useId()
  const { allowedHosts } = useSite().site
  const leaveSite = useLeaveSite()
  return (
    <section aria-labelledby={id}>
      <Title id={id} tabIndex={-1} dir="auto" data-help={topic.id}>
        {topic.title}
      </Title>
      {topic.questions.map((question) => (
        <Disclosure
          key={question.id}
          summary={question.title}
          mark={question.id}
          isNamed={question.id === open}
          onToggle={(isOpen) => onToggle(question.id, isOpen)}
        >
          <Answer>
            <SafeHtml html={question.content} allowedHosts={allowedHosts} onFollow={leaveSite} />
          </Answer>
        </Disclosure>
      ))}
    </section>
  )
}

const Title = styled.h3`
  scroll-margin-block-start: var(--space-4);
  margin-block-start: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--font-size-body);

  &:focus {
    outline: none;
  }
`

const Answer = styled(Prose)`
  padding-block: var(--space-1) var(--space-4);
`
