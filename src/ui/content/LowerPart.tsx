import type { ReactNode } from 'react'
import type { ShownPage } from '../../application/content/content.slice.ts'
import type { CityPageName } from '../../domain/content/sitePage.ts'
import { Coming } from '../app/waiting/Coming.tsx'
import { BlockView, isLower, type LowerBlock } from './BlockView.tsx'
import { ContentFailure } from './ContentFailure.tsx'
import { Contents } from './Contents.tsx'
import css from './LowerPart.module.css'
import { LowerSkeleton } from './LowerSkeleton.tsx'

type Props = {
  readonly shown: ShownPage
  readonly onRetry: () => void
  readonly cityPage: CityPageName
  /** More content, shown before the page's questions, even if its blocks do not load. */
  readonly extra?: ReactNode
}

// From this many parts on, readers look for one rather than read from the top.
const longText = 5

type Numbered = { readonly block: LowerBlock; readonly id: string }

const numberedBlocks = (shown: ShownPage): readonly Numbered[] =>
  shown.status === 'loaded'
    ? shown.page.blocks.filter(isLower).map((block, at) => ({ block, id: `part-${at + 1}` }))
    : []

type BlocksProps = Pick<Props, 'cityPage'> & { readonly blocks: readonly Numbered[] }

const Blocks = ({ blocks, cityPage }: BlocksProps) =>
  blocks.map(({ block, id }) => <BlockView key={id} id={id} block={block} cityPage={cityPage} />)

const InsteadOfBlocks = ({ shown, onRetry }: Pick<Props, 'shown' | 'onRetry'>) => {
  switch (shown.status) {
    case 'absent':
    case 'loading':
      return (
        <Coming what="content.loading">
          <LowerSkeleton />
        </Coming>
      )
    case 'failed':
      // If the page does not exist, whoever opened it handles that.
      return shown.error.kind === 'PageUnknown' ? null : (
        <ContentFailure error={shown.error} onRetry={onRetry} />
      )
    case 'loaded':
      return null
  }
}

/** The part below a page's first screen: its blocks, their skeleton, or why they did not load. */
export const LowerPart = ({ shown, onRetry, cityPage, extra }: Props) => {
  const blocks = numberedBlocks(shown)
  const firstFaq = blocks.findIndex(({ block }) => block.kind === 'faq')
  const questionsAt = firstFaq === -1 ? blocks.length : firstFaq
  const parts = blocks.flatMap(({ block, id }) =>
    block.kind === 'text' ? [{ id, title: block.title }] : [],
  )
  const isLong = parts.length >= longText
  return (
    <div className={isLong ? css.long : undefined}>
      <div className={css.lower} tabIndex={-1}>
        <InsteadOfBlocks shown={shown} onRetry={onRetry} />
        <Blocks blocks={blocks.slice(0, questionsAt)} cityPage={cityPage} />
        {/* Always in the same place, so that what is being typed there survives when the blocks
            load. */}
        {extra}
        <Blocks blocks={blocks.slice(questionsAt)} cityPage={cityPage} />
      </div>
      {isLong && <Contents parts={parts} />}
    </div>
  )
}
