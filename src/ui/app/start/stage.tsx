import type { ErrorInfo, ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { ReportProblem } from '../../../application/ports/reporter.port.ts'
import { Spinner } from '../../design/Spinner.tsx'
import { forgetSent, type MadePage } from './madePage.ts'
import { StartSpinner } from './StartSpinner.tsx'

// React renders the page anew, which only we notice.
const mismatchTo =
  (report: ReportProblem) =>
  (thrown: unknown, { componentStack }: ErrorInfo): void => {
    report({
      tag: 'UI_MISMATCH',
      about: thrown instanceof Error ? thrown.message.slice(0, 200) : typeof thrown,
      details: (componentStack ?? '').split('\n').slice(1, 6),
    })
  }

/**
 * Puts the website on the page. It hydrates the prerendered page if that is the current page in
 * this brand, and replaces it otherwise. Until then, the prerendered page stays, whatever fails to
 * load: it can be read, and something may have been typed into it.
 */
export const makeStage = (box: HTMLElement, made: MadePage) => {
  let root: Root | null = null
  let beside: { readonly place: Element; readonly root: Root } | null = null
  const isKept = () => root === null && made.brand !== null && made.isThisPage()
  const draw = (shown: ReactNode) => {
    if (root === null) box.replaceChildren()
    root ??= createRoot(box)
    root.render(shown)
  }
  return {
    isKept,
    draw,
    wait: () => {
      if (!isKept()) {
        draw(<Spinner />)
        return
      }
      if (beside !== null) return
      const place = document.createElement('div')
      box.after(place)
      beside = { place, root: createRoot(place) }
      beside.root.render(<StartSpinner />)
    },
    waitNoMore: () => {
      beside?.root.unmount()
      beside?.place.remove()
      beside = null
    },
    begin: (brand: { readonly id: string }, report: ReportProblem, shown: ReactNode) => {
      if (root === null && made.brand === brand.id && made.isThisPage()) {
        root = hydrateRoot(box, shown, { onRecoverableError: mismatchTo(report) })
      } else {
        if (made.isOfPath) forgetSent(box.ownerDocument)
        draw(shown)
      }
    },
  }
}

/** The website's place on its page, from `makeStage`. */
export type Stage = ReturnType<typeof makeStage>
