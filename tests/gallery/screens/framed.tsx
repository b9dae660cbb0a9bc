import { type ReactNode, Suspense } from 'react'
import { Shell } from '../../../src/ui/app/shell/Shell.tsx'
import { Waiting } from '../../../src/ui/app/waiting/Waiting.tsx'
import { PageFoot } from '../../../src/ui/content/PageFoot.tsx'
import { VisuallyHidden } from '../../../src/ui/design/VisuallyHidden.tsx'

/** A page as on the website, between its header and its footer. */
export const framed = (page: ReactNode): ReactNode => (
  <Shell foot={<PageFoot />}>
    <Suspense fallback={<Waiting />}>{page}</Suspense>
  </Shell>
)

/** A part of a page in a frame of its own, under a heading in place of the page's. */
export const framedPart = (title: string, part: ReactNode): ReactNode =>
  framed(
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {part}
    </>,
  )
