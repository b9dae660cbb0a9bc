import { Button } from '../../design/Button.tsx'
import { Notice } from '../../design/Notice.tsx'
import css from '../failure/PageFailure.module.css'
import type { Texts } from '../text/texts.ts'
import { notStartedId } from './notStartedBox.ts'

/** The message of a prerendered page whose scripts do not load, with a retry button. */
export const NotStarted = ({ texts: { app } }: { readonly texts: Texts }) => (
  <div id={notStartedId} className={css.failure} hidden>
    <Notice
      kind="error"
      title={app.crash.title}
      action={
        <Button variant="text" compact>
          {app.action.retry}
        </Button>
      }
    >
      {app.crash.text}
    </Notice>
  </div>
)
