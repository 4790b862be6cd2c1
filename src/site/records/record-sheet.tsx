import { Suspense, type ComponentProps } from 'react'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import type { Sheet } from '@/site/ui/modals/sheet'

const LaterSheet = lazyPart('sheet', () => import('@/site/ui/modals/sheet').then((part) => part.Sheet))

/** A sheet of a record's own choices. Loaded with the first one that is opened. */
export function RecordSheet(props: ComponentProps<typeof Sheet>) {
  return (
    <Suspense>
      <LaterSheet {...props} />
    </Suspense>
  )
}
