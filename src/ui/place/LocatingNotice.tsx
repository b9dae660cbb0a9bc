import { useTranslation } from 'react-i18next'
import type { FlowCrashed } from '../../application/flow/flowCrashed.ts'
import type { LocateCustomerError } from '../../application/place/locateCustomer.port.ts'
import {
  currentLocationRequested,
  locatingDismissed,
} from '../../application/place/locationPicker.slice.ts'
import type { DescribePointError } from '../../application/place/places.port.ts'
import { useAppDispatch } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { locatingProblem } from './placeProblems.ts'

export type LocatingNoticeProps = {
  readonly error: LocateCustomerError | DescribePointError | FlowCrashed
  /** Opens the search, where the address can be typed. */
  readonly onSearch: () => void
}

/**
 * Why the customer could not be located, and the next step: to type the address if the browser
 * refuses, or else to try again.
 */
export const LocatingNotice = ({ error, onSearch }: LocatingNoticeProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { title, text } = locatingProblem(t, error)
  const isRefused = error.kind === 'LocationDenied' || error.kind === 'LocationUnsupported'
  return (
    <Notice
      kind="error"
      title={title}
      action={
        isRefused ? (
          <Button variant="text" compact onClick={onSearch}>
            {t('place.denied.search')}
          </Button>
        ) : (
          <Button variant="text" compact onClick={() => dispatch(currentLocationRequested())}>
            {t('place.retry')}
          </Button>
        )
      }
      dismiss={{
        label: t('place.dismiss'),
        onDismiss: () => {
          dispatch(locatingDismissed())
        },
      }}
    >
      <p>{text}</p>
      {isRefused && <p>{t('place.denied.prompt')}</p>}
    </Notice>
  )
}
