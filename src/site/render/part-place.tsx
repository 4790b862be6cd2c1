import { Suspense, type ReactNode } from 'react'
import { BlockBoundary } from './block-boundary'
import type { PartLoader } from './part-loader'
import { PartView } from './part-view'

interface PartPlaceProps<Props, Name extends keyof Props> {
  readonly loader: PartLoader<Props>
  readonly name: Name & string
  readonly props: Props[Name]
  /** Placeholder until the part has loaded. */
  readonly waiting: ReactNode
  /** Fallback for a part that failed. */
  readonly failed: (onRetry: () => void, error: Error) => ReactNode
}

/** Renders a lazy-loaded part with its placeholder and its own error boundary. */
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
