import { Suspense, useState } from 'react'
import { ReadingSection } from '@/elements/reading-section'
import type { FeedbackFormProps } from '@/generated/merchant-types'
import { lazyPart } from '@/ui/lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { FeedbackSent } from './feedback-sent'

/** It stands below what people came to read. */
const FeedbackFields = lazyPart('feedback-fields', () =>
  import('./feedback-fields').then((part) => part.FeedbackFields),
)

/** Feedback (2 §2): for everybody, with pictures for who is signed in. */
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
