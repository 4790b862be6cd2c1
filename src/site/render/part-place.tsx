import { Suspense, type ReactNode } from 'react'
import { BlockBoundary } from './block-boundary'
import type { PartLoader } from './part-loader'
import { PartView } from './part-view'

interface PartPlaceProps<Props, Name extends keyof Props> {
  readonly loader: PartLoader<Props>
  readonly name: Name & string
  readonly props: Props[Name]
  /** What holds the place until the part is there. */
  readonly waiting: ReactNode
  /** What stands in for the part when it has failed. */
  readonly failed: (onRetry: () => void, error: Error) => ReactNode
}

/** The place of a part: what is shown before it is there, and when it fails, which is its own affair. */
export function PartPlace<Props extends Record<keyof Props, object>, Name extends keyof Props>({
  loader,
  name,
  props,
  waiting,
  failed,
}: PartPlaceProps<Props, Name>) {
  const fallback = (reset: () => void, error: Error) =>
    failed(() => {
      loader.forgetFailure(name)
      reset()
    }, error)
  return (
    <BlockBoundary name={name} fallback={fallback}>
      <Suspense fallback={waiting}>
        <PartView loader={loader} name={name} props={props} />
      </Suspense>
    </BlockBoundary>
  )
}
