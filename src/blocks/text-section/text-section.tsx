import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { RichText } from '@/elements/rich-text'
import type { TextSectionProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { useLocation } from '@/site/navigation'

/** Heading and paragraphs. An address with the section's anchor brings the reader to its heading. */
export function TextSection({ title, paragraphs, anchor }: TextSectionProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  const isTarget = anchor !== undefined && hash === `#${anchor}`

  // The key is in the list so that the same link followed again leads here again.
  useEffect(() => {
    if (!isTarget) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [isTarget, key])

  return (
    <Frame>
      <Column>
        <Title ref={heading} id={anchor} tabIndex={anchor === undefined ? undefined : -1}>
          {t(title)}
        </Title>
        <Prose>
          {paragraphs.map((paragraph) => (
            <RichText key={paragraph} text={paragraph} />
          ))}
        </Prose>
      </Column>
    </Frame>
  )
}

const Frame = styled.section`
  padding-inline: var(--page-edge);
`

/** On wide screens the heading stands beside its text, so that lines stay short enough to read. */
const Column = styled.div`
  display: grid;
  gap: var(--space-3) 3rem;
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--color-border);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`

const Title = styled.h2`
  scroll-margin-block-start: var(--space-4);
`

const Prose = styled.div`
  max-inline-size: 68ch;
  color: var(--color-text-muted);
  line-height: 1.7;
  text-wrap: pretty;

  > * + * {
    margin-block-start: var(--space-4);
  }
`
