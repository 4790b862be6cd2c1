import { useId } from 'react'
import { styled } from 'styled-components'
import { Prose, ReadingSection } from '@/elements/reading-section'
import { RichText } from '@/elements/rich-text'
import type { FaqProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { useConditions } from '@/site/conditions'
import { Icon } from '@/ui/icon'

/** Questions and answers: the browser's own disclosure, so that a search within the page finds what is closed. */
export function Faq({ title, text, questions, open, anchor }: FaqProps) {
  const t = useText()
  const group = useId()
  const entries = questions.order.flatMap((name) => {
    const question = questions.items[name]
    return question === undefined ? [] : [{ name, ...question }]
  })
  const holds = useConditions(entries.map(({ when }) => when))
  return (
    <ReadingSection
      title={title}
      anchor={anchor}
      lead={
        text !== undefined && (
          <Lead>
            <RichText text={text} />
          </Lead>
        )
      }
    >
      {entries
        .filter(({ when }) => holds(when))
        .map(({ name, question, answer }) => (
          <Entry key={name} name={open === 'one' ? group : undefined}>
            <Question>
              <span>{t(question)}</span>
              <Icon name="chevron-down" size={20} />
            </Question>
            <Answer>
              <RichText text={answer} />
            </Answer>
          </Entry>
        ))}
    </ReadingSection>
  )
}

const Lead = styled.div`
  margin-block-start: var(--space-3);
  color: var(--color-text-muted);
`
const Entry = styled.details`
  border-block-end: 1px solid var(--color-border);

  &[open] summary svg {
    rotate: 180deg;
  }
`
const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 3.25rem;
  padding-block: var(--space-3);
  font-weight: 600;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  svg {
    flex: none;
    color: var(--color-accent);
  }

  &:hover {
    color: var(--color-accent);
  }
`
const Answer = styled(Prose)`
  padding-block: var(--space-1) var(--space-4);
`
