import { useId } from 'react'
import { styled } from 'styled-components'
import { Disclosure } from '@/site/elements/disclosure'
import { Prose, ReadingSection } from '@/site/elements/panel/reading-section'
import { RichText } from '@/site/elements/rich-text'
import type { FaqProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useConditions } from '@/site/merchant/conditions'

/** Questions and answers. */
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
          <Disclosure key={name} summary={t(question)} name={open === 'one' ? group : undefined}>
            <Answer>
              <RichText text={answer} />
            </Answer>
          </Disclosure>
        ))}
    </ReadingSection>
  )
}

const Lead = styled.div`
  margin-block-start: var(--space-3);
  color: var(--color-text-muted);
`
const Answer = styled(Prose)`
  padding-block: var(--space-1) var(--space-4);
`
