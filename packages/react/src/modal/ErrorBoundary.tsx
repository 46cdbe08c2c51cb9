import { Component, type ReactNode } from 'react'

export type ErrorBoundaryProps = {
  readonly onError: (error: unknown) => void
  /** Rendered in place of the failed children; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Keeps a render error from reaching the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  readonly retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
