import { Suspense, useState } from 'react'
import { ReadingSection } from '@/site/elements/panel/reading-section'
import type { FeedbackFormProps } from '@/contract/generated/merchant-types'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { FeedbackSent } from './feedback-sent'

/** Lazy-loaded, because it stands below the content that visitors come to read. */
const FeedbackFields = lazyPart('feedback-fields', () =>
  import('./feedback-fields').then((part) => part.FeedbackFields),
)

/** Feedback form (2 §2) for everyone. Signed-in players may attach pictures. */
export function FeedbackForm({ title, anchor }: FeedbackFormProps) {
  const [isSent, setSent] = useState(false)
  return (
    <ReadingSection title={title} anchor={anchor}>
      <Suspense fallback={<Skeleton lines={8} />}>
        {isSent ? <FeedbackSent onAgain={() => setSent(false)} /> : <FeedbackFields onSent={() => setSent(true)} />}
      </Suspense>
    </ReadingSection>
  )
}
