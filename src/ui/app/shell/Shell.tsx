import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { StepBack } from '../../design/stepBack.ts'
import { noticeTaps } from '../../design/tapShield.ts'
import { AppBanner } from '../../header/AppBanner.tsx'
import { Header } from '../../header/Header.tsx'
import { aheadUntil, giveTaps } from '../ahead/heldTaps.ts'
import { useIsHydrated } from '../ahead/useIsHydrated.ts'
import { stepBack } from '../closing/backSteps.ts'
import { ByWidth } from '../width/ByWidth.tsx'
import { Authentication } from './Authentication.tsx'
import { Modals } from './Modals.tsx'
import css from './Shell.module.css'

type Props = {
  readonly children: ReactNode
  /** Whether the page is there: it comes first, and what it does without follows. */
  readonly isShown?: boolean
  /** What stands under the page, once there is something. */
  readonly foot?: ReactNode
}

/** What stands around every page: the way to the content, the header, and the page itself. */
export const Shell = ({ children, isShown = true, foot }: Props) => {
  const { t } = useTranslation()
  const content = useRef<HTMLElement>(null)
  const isHydrated = useIsHydrated()
  useEffect(noticeTaps, [])
  useEffect(() => {
    if (isHydrated) giveTaps()
  }, [isHydrated])
  // As a step of the history the fragment would take the focus again whenever a dialog goes back one.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    content.current?.focus()
  }
  return (
    <StepBack value={stepBack}>
      <div className={css.shell}>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads there without a script, too */}
        <a className={css.skip} href="#content" onClick={skip}>
          {t('app.skip')}
        </a>
        <ByWidth
          phone={<AppBanner onHide={() => content.current?.focus({ preventScroll: true })} />}
          desktop={null}
        />
        <Header isShown={isShown} />
        <main
          ref={content}
          className={css.content}
          id="content"
          tabIndex={-1}
          {...aheadUntil(isHydrated)}
        >
          {children}
        </main>
        {foot}
        <Authentication />
        <Modals />
      </div>
    </StepBack>
  )
}
