import { lazy, Suspense } from 'react'
import { useIsDesktop } from '../app/useIsDesktop.ts'
import { BarSkeleton } from './BarSkeleton.tsx'
import { HomeFareForm } from './HomeFareForm.tsx'

// A phone does not need it, and it is heavy with its searches.
const DesktopBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desktop-bar" */ './DesktopBar.tsx')).DesktopBar,
}))

/** The fare form as a part of a page: a bar on a desktop, a card on a phone (spec 1 §2). */
export const HomeForm = () =>
  useIsDesktop() ? (
    <Suspense fallback={<BarSkeleton />}>
      <DesktopBar />
    </Suspense>
  ) : (
    <HomeFareForm />
  )
