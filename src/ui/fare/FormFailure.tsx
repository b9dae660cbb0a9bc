import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareFailure } from '../../application/fare/fareFailure.ts'
import { fareFormSettled } from '../../application/fare/fareForm.slice.ts'
import { isUnsettled } from '../../application/place/awaitedAddresses.slice.ts'
import { EmbeddingContext } from '../app/embedding.ts'
import { intoSight } from '../app/focus/intoSight.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './FormFailure.module.css'
import { fareFailureNotice, selectHasLogin } from './fareFailureNotice.ts'

type Props = { readonly failure: FareFailure }

const Failure = ({ failure }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  // The form cannot be submitted while an address is being fetched.
  const unsettled = useAppSelector(isUnsettled('fare'))
  const hasLogin = useAppSelector(selectHasLogin)
  const isEmbedded = use(EmbeddingContext) !== null
  const { what, next, retry } = fareFailureNotice(t, failure, { reloads: !isEmbedded, hasLogin })
  return (
    <div ref={intoSight} className={css.failure}>
      <Notice
        kind="error"
        title={what}
        dismiss={{
          label: t('fare.failure.dismiss'),
          onDismiss: () => dispatch(fareFormSettled()),
        }}
        action={
          retry && (
            <Button type="submit" variant="text" compact busy={unsettled}>
              {t('app.action.retry')}
            </Button>
          )
        }
      >
        {next}
      </Notice>
    </div>
  )
}

/** Why there is no estimate, other than errors of fields, and the next step (spec 1 §8). */
export const FormFailure = () => {
  const phase = useAppSelector(({ fareForm }) => fareForm.form.phase)
  return phase.status === 'failed' && phase.failure !== null ? (
    <Failure failure={phase.failure} />
  ) : null
}
