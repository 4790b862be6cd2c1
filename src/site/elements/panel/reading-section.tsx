import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { TextKey } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useLocation } from '@/site/merchant/pages/navigation'
import { scrollUntilStable } from '@/site/ui/view/scroll-until-stable'

interface ReadingSectionProps {
  readonly title: TextKey
  /** The hash by which a URL points to the heading. */
  readonly anchor?: string | undefined
  /** Rendered below the heading. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A heading with a text to read. */
export function ReadingSection({ title, anchor, lead, children }: ReadingSectionProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  const isTarget = anchor !== undefined && hash === `#${anchor}`

  // The key is a dependency, so that following the same link again scrolls here again.
  useEffect(() => {
    if (!isTarget) return
    heading.current?.focus({ preventScroll: true })
    return scrollUntilStable(() => {
      heading.current?.scrollIntoView()
      // Keeps scrolling, because content above may still load.
      return false
    })
  }, [isTarget, key])

  return (
    <Frame>
      <Column>
        <div>
          <Title ref={heading} id={anchor} tabIndex={anchor === undefined ? undefined : -1}>
            {t(title)}
          </Title>
          {lead}
        </div>
        <div>{children}</div>
      </Column>
    </Frame>
  )
}

/** Paragraphs and lists with a comfortable line length. */
export const Prose = styled.div`
  max-inline-size: 68ch;
  color: var(--color-text-muted);
  line-height: 1.7;
  text-wrap: pretty;

  > * + * {
    margin-block-start: var(--space-4);
  }
`

const Frame = styled.section`
  padding-inline: var(--page-edge);
`

/** On wide screens the heading stands beside its text, so that lines stay short. */
const Column = styled.div`
  display: grid;
  gap: var(--space-3) 3rem;
  align-items: start;
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--color-border);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`

const Title = styled.h2`
  scroll-margin-block-start: var(--space-4);
`
