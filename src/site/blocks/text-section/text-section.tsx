import { Prose, ReadingSection } from '@/site/elements/panel/reading-section'
import { RichText } from '@/site/elements/rich-text'
import type { TextSectionProps } from '@/contract/generated/merchant-types'

/** Heading and paragraphs. */
export function TextSection({ title, paragraphs, anchor }: TextSectionProps) {
  return (
    <ReadingSection title={title} anchor={anchor}>
      <Prose>
        {paragraphs.map((paragraph) => (
          <RichText key={paragraph} text={paragraph} />
        ))}
      </Prose>
    </ReadingSection>
  )
}
