import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../design/IconButton.tsx'
import css from './ZoomButtons.module.css'

export type ZoomButtonsProps = {
  /** Zooms the map in by steps, or out by negative steps. */
  readonly onZoom: (steps: number) => void
  /** Further buttons of the map, below. */
  readonly children?: ReactNode
}

/** The zoom buttons over a map. */
export const ZoomButtons = ({ onZoom, children }: ZoomButtonsProps) => {
  const { t } = useTranslation()
  return (
    <div className={css.zoom}>
      <IconButton
        raised
        icon="plus"
        label={t('place.map.zoomIn')}
        onClick={() => {
          onZoom(1)
        }}
      />
      <IconButton
        raised
        icon="minus"
        label={t('place.map.zoomOut')}
        onClick={() => {
          onZoom(-1)
        }}
      />
      {children}
    </div>
  )
}
