import { Component, type ReactNode } from 'react'
import { evictAnswers, clearStoredAnswers } from '@/site/gateway/stored-answers'
import { signals } from '@/site/lib/signals'
import { resetFailedParts } from '@/site/ui/loading/lazy-part'

interface Props {
  /** Name of the part. A change of name clears the error. */
  readonly name: string
  /** Renders the fallback that replaces a failed part. */
  readonly fallback: (onRetry: () => void, error: Error) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly error: Error | undefined
}

/** Error boundary: keeps the failure of one part from taking the rest of the page down. */
export class BlockBoundary extends Component<Props, State> {
  override readonly state: State = { error: undefined }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override componentDidCatch(error: Error): void {
    const { name } = this.props
    // React prints the stack of components itself.
    console.error(`${name} failed`, error)
    signals.push(['errors', name, error])
    clearStoredAnswers()
  }

  override componentDidUpdate({ name }: Props): void {
    if (name !== this.props.name && this.state.error !== undefined) this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return this.props.fallback(this.retry, error)
  }

  private readonly retry = (): void => {
    resetFailedParts()
    evictAnswers()
    this.setState({ error: undefined })
  }
}
