import { createElement } from 'react'
import type { ContentAction, TitledText } from '../../../application/content/loadPage.port.ts'
import { classes } from '../../design/classes.ts'
import { Icon } from '../../design/Icon.tsx'
import { vehicleIllustration } from '../../design/illustrations/vehicles/vehicleIllustration.ts'
import { ContentLink } from '../ContentLink.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import css from './CardsBlock.module.css'
import rows from './EqualRows.module.css'

type ContentCard = TitledText & {
  readonly vehicleId: number | null
  readonly action: ContentAction | null
}

type Props = {
  readonly title: string
  readonly text: string
  readonly cards: readonly ContentCard[]
}

/** Topics of a page, with a card each, some with a link. */
export const CardsBlock = ({ title, text, cards }: Props) => (
  <BlockFrame title={title} text={text}>
    <ul className={classes(rows.rows, css.cards)}>
      {cards.map((card) => (
        <li key={card.title}>
          {card.vehicleId !== null && (
            <div className={css.picture}>{createElement(vehicleIllustration(card.vehicleId))}</div>
          )}
          <h3>{card.title}</h3>
          <p>{card.text}</p>
          {card.action !== null && (
            <ContentLink className={css.action} address={card.action.address}>
              {card.action.text}
              <Icon name="chevron-right" size="small" />
            </ContentLink>
          )}
        </li>
      ))}
    </ul>
  </BlockFrame>
)
