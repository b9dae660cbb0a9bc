import { fromChunk } from '../app/chunk/fromChunk.tsx'
import { ChunkBoundary } from '../app/failure/ChunkBoundary.tsx'
import { ChunkFailure } from '../app/failure/ChunkFailure.tsx'
import { ByWidth } from '../app/width/ByWidth.tsx'
import { BarSkeleton } from './BarSkeleton.tsx'
import { HomeFareForm } from './HomeFareForm.tsx'

// Loaded only on a desktop: a phone does not need it, and its address searches are large.
const DesktopBar = fromChunk(
  async () => (await import(/* webpackChunkName: "desktop-bar" */ './DesktopBar.tsx')).DesktopBar,
)

const phone = <HomeFareForm />
const desktop = <DesktopBar />
const coming = <BarSkeleton />

/** The fare form as a part of a page: a bar on a desktop, a card on a phone (spec 1 §2). */
export const HomeForm = () => (
  <ChunkBoundary>
    <ByWidth phone={phone} desktop={desktop} coming={coming} Failure={ChunkFailure} />
  </ChunkBoundary>
)
