import type { TitledText } from '../../../application/content/loadPage.port.ts'
import { classes } from '../../design/classes.ts'
import { Icon } from '../../design/Icon.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import css from './ClaimsBlock.module.css'
import rows from './EqualRows.module.css'

type Props = { readonly title: string; readonly claims: readonly TitledText[] }

/** Promises of the service, side by side. */
export const ClaimsBlock = ({ title, claims }: Props) => (
  <BlockFrame title={title}>
    <ul className={classes(rows.rows, css.claims)}>
      {claims.map((claim) => (
        <li key={claim.title}>
          <span className={css.sign}>
            <Icon name="check" />
          </span>
          <div>
            <h3>{claim.title}</h3>
            <p>{claim.text}</p>
          </div>
        </li>
      ))}
    </ul>
  </BlockFrame>
)
