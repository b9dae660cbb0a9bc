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
  /** Whether the page is shown. The parts that it can do without load afterwards. */
  readonly isShown?: boolean
  /** The footer, once there is one. */
  readonly foot?: ReactNode
}

/** The frame of every page: the skip link, the header, and the page itself. */
export const Shell = ({ children, isShown = true, foot }: Props) => {
  const { t } = useTranslation()
  const content = useRef<HTMLElement>(null)
  const isHydrated = useIsHydrated()
  useEffect(noticeTaps, [])
  useEffect(() => {
    if (isHydrated) giveTaps()
  }, [isHydrated])
  // Without a history step: with the fragment as a step, the content would take the focus again
  // whenever Back closes a dialog.
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
