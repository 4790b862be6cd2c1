import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  readonly name: string
  /** What stands in for the part when it has failed. */
  readonly fallback: (onRetry: () => void) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
}

/** Keeps one part's failure to that part. */
export class BlockBoundary extends Component<Props, State> {
  override readonly state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(`${this.props.name} failed`, error, componentStack)
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
