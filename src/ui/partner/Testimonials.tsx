import type { PartnersPage } from '../../application/partner/loadPartnersPage.port.ts'
import { BlockFrame } from '../content/blocks/BlockFrame.tsx'
import rows from '../content/blocks/EqualRows.module.css'
import { classes } from '../design/classes.ts'
import css from './PartnersPage.module.css'

/** Quotes from partners. */
export const Testimonials = ({ title, profiles }: PartnersPage['testimonials']) => (
  <BlockFrame title={title}>
    <ul className={classes(rows.rows, css.profiles)}>
      {profiles.map(({ name, city, image, description }) => (
        <li key={`${name} ${city}`}>
          <figure>
            <blockquote>{description}</blockquote>
            <figcaption>
              <img className={css.face} src={image} alt="" loading="lazy" />
              <span>
                <span className={css.name}>{name}</span>
                <span className={css.city}>{city}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </BlockFrame>
)
