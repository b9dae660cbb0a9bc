import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { ReportProblem } from '../../../application/ports/reporter.port.ts'
import { useSurroundings } from '../surroundings.ts'

type Props = {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

class ReportingBoundary extends Component<
  Props & { readonly report: ReportProblem },
  { readonly crashed: boolean }
> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true }
  }

  override componentDidCatch(thrown: Error, info: ErrorInfo): void {
    this.props.report({
      tag: 'UI_CRASHED',
      about: thrown.name,
      details: (info.componentStack ?? '').split('\n').slice(1, 6),
    })
  }

  override render(): ReactNode {
    return this.state.crashed ? this.props.fallback : this.props.children
  }
}

/** Replaces and reports a screen that throws. The rest of the page stays. */
export const ErrorBoundary = (props: Props) => (
  <ReportingBoundary {...props} report={useSurroundings().report} />
)
