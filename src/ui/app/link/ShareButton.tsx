import { Button } from '../../design/Button.tsx'
import { Icon } from '../../design/Icon.tsx'
import css from './ShareButton.module.css'
import { useShareLink } from './useShareLink.ts'

type Props = {
  /** The path of a page of the website; it begins with a slash. */
  readonly path: string
  /** The title and text to share with it. */
  readonly title: string
  readonly text: string
  /** The label of the button. */
  readonly action: string
  /** The messages for outcomes that the browser does not show itself. */
  readonly copied: string
  readonly refused: string
}

/** Shares a page of the website, and shows the outcome if the browser does not. */
export const ShareButton = ({ path, title, text, action, ...said }: Props) => {
  const { share, outcome } = useShareLink()
  return (
    <div>
      <Button
        variant="secondary"
        block
        icon={<Icon name="share" />}
        onClick={() => void share({ title, text, url: path })}
      >
        {action}
      </Button>
      <p role="status" className={css.outcome}>
        {outcome !== 'none' && said[outcome]}
      </p>
    </div>
  )
}
