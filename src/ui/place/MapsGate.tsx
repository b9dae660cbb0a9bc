import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mapsWanted } from '../../application/place/maps.slice.ts'
import { ChunkFailure } from '../app/failure/ChunkFailure.tsx'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { Coming } from '../app/waiting/Coming.tsx'

type Props = {
  /** The skeleton of the form. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

const MapsFailure = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <ChunkFailure onRetry={() => dispatch(mapsWanted())} title={t('fare.maps.failed')}>
      {t('fare.maps.kept')}
    </ChunkFailure>
  )
}

/**
 * The form, once places can be searched: a skeleton while the maps load, a retry if they fail (spec
 * 1 §2).
 */
export const MapsGate = ({ skeleton, children }: Props) => {
  const status = useAppSelector(({ maps }) => maps.status)
  if (status === 'loaded') return children
  return status === 'error' ? <MapsFailure /> : <Coming what="fare.loading">{skeleton}</Coming>
}
