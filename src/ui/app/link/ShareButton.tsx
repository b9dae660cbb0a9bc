import { Button } from '../../design/Button.tsx'
import { Icon } from '../../design/Icon.tsx'
import css from './ShareButton.module.css'
import { useShareLink } from './useShareLink.ts'

type Props = {
  /** A page of the website; it begins with its slash. */
  readonly path: string
  /** What is passed on with it. */
  readonly title: string
  readonly text: string
  /** The words of the button. */
  readonly action: string
  /** What is said of it where the browser does not. */
  readonly copied: string
  readonly refused: string
}

/** Passes a page of the website on, and says what came of it where the browser does not. */
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
