import type { Block } from '../../application/content/loadPage.port.ts'
import type { CityPageName } from '../../domain/content/sitePage.ts'
import { useAppLink } from '../app/link/useAppLink.ts'
import { CardsBlock } from './blocks/CardsBlock.tsx'
import { CityLinksBlock } from './blocks/CityLinksBlock.tsx'
import { ClaimsBlock } from './blocks/ClaimsBlock.tsx'
import { ContactBlock } from './blocks/ContactBlock.tsx'
import { DownloadAppBlock } from './blocks/DownloadAppBlock.tsx'
import { FaqBlock } from './blocks/FaqBlock.tsx'
import { PartnerCallBlock } from './blocks/PartnerCallBlock.tsx'
import { StepsBlock } from './blocks/StepsBlock.tsx'
import { TextBlock } from './blocks/TextBlock.tsx'
import { VehiclesBlock } from './blocks/VehiclesBlock.tsx'

/** A block below the first screen, which the hero fills. */
export type LowerBlock = Exclude<Block, { readonly kind: 'hero' }>

export const isLower = (block: Block): block is LowerBlock => block.kind !== 'hero'

type Props = {
  /** The fragment of links to this block. */
  readonly id: string
  readonly block: LowerBlock
  /** The kind of city page that the page's city links lead to. */
  readonly cityPage: CityPageName
}

/** A block of a content page. */
export const BlockView = ({ id, block, cityPage }: Props) => {
  const app = useAppLink('content_download_app')
  switch (block.kind) {
    case 'claims':
      return <ClaimsBlock title={block.title} claims={block.claims} />
    case 'steps':
      return <StepsBlock title={block.title} steps={block.steps} />
    case 'vehicles':
      return <VehiclesBlock title={block.title} text={block.text} vehicles={block.vehicles} />
    case 'cards':
      return <CardsBlock title={block.title} text={block.text} cards={block.cards} />
    case 'cities':
      return <CityLinksBlock title={block.title} text={block.text} leadsTo={cityPage} />
    case 'faq':
      return <FaqBlock title={block.title} questions={block.questions} />
    case 'text':
      return (
        <TextBlock
          id={id}
          title={block.title}
          paragraphs={block.paragraphs}
          points={block.points}
        />
      )
    case 'contact':
      return <ContactBlock title={block.title} text={block.text} />
    case 'downloadApp':
      return (
        <DownloadAppBlock
          title={block.title}
          text={block.text}
          action={block.action}
          address={app}
        />
      )
    case 'partnerCall':
      return <PartnerCallBlock title={block.title} text={block.text} action={block.action} />
  }
}
