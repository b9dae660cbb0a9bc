import { Fragment, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownPage } from '../../application/content/content.slice.ts'
import type { CityPageName } from '../../domain/content/sitePage.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { BlockView, isLower, type LowerBlock } from './BlockView.tsx'
import { Contents } from './Contents.tsx'
import css from './LowerPart.module.css'
import { LowerSkeleton } from './LowerSkeleton.tsx'
import { PageFailure } from './PageFailure.tsx'

type Props = {
  readonly shown: ShownPage
  readonly onRetry: () => void
  readonly cityPage: CityPageName
  /** What the page has besides its blocks: before its questions. */
  readonly extra?: ReactNode
}

// From here on a reader looks for a part, and does not read from the top.
const longText = 5

type BlocksProps = Pick<Props, 'cityPage' | 'extra'> & { readonly blocks: readonly LowerBlock[] }

const Blocks = ({ blocks, cityPage, extra }: BlocksProps) => {
  const firstFaq = blocks.findIndex(({ kind }) => kind === 'faq')
  const numbered = blocks.map((block, at) => ({ block, id: `part-${at + 1}` }))
  const parts = numbered.flatMap(({ block, id }) =>
    block.kind === 'text' ? [{ id, title: block.title }] : [],
  )
  const views = numbered.map(({ block, id }, at) => (
    <Fragment key={id}>
      {at === firstFaq && extra}
      <BlockView id={id} block={block} cityPage={cityPage} />
    </Fragment>
  ))
  return parts.length < longText ? (
    <>
      {views}
      {firstFaq === -1 && extra}
    </>
  ) : (
    <div className={css.long}>
      <div className={css.lower}>{views}</div>
      <Contents parts={parts} />
    </div>
  )
}

const Outcome = ({ shown, onRetry, cityPage, extra }: Props) => {
  const { t } = useTranslation()
  switch (shown.status) {
    case 'absent':
    case 'loading':
      return (
        <>
          <VisuallyHidden>
            <span role="status">{t('content.loading')}</span>
          </VisuallyHidden>
          <LowerSkeleton />
        </>
      )
    case 'failed':
      // A page that nobody wrote is for the one who opened it to deal with.
      return shown.error.kind === 'PageUnknown' ? null : (
        <PageFailure error={shown.error} onRetry={onRetry} />
      )
    case 'loaded':
      return <Blocks blocks={shown.page.blocks.filter(isLower)} cityPage={cityPage} extra={extra} />
  }
}

/** What stands under a page's first screen: its blocks, what they will look like, or why they are not there. */
export const LowerPart = ({ shown, onRetry, cityPage, extra }: Props) => {
  const part = useRef<HTMLDivElement>(null)
  const retry = () => {
    // The button goes with the failure: the focus stays where it was.
    part.current?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <div ref={part} className={css.lower} tabIndex={-1}>
      <Outcome shown={shown} onRetry={retry} cityPage={cityPage} extra={extra} />
    </div>
  )
}
