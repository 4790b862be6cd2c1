import { Prose, ReadingSection } from '@/elements/reading-section'
import { RichText } from '@/elements/rich-text'
import type { TextSectionProps } from '@/generated/merchant-types'

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
