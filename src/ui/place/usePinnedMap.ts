import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type PinningPicker,
  pinDragStarted,
  pinDropped,
} from '../../application/place/locationPicker.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { useMountedMap } from './useMountedMap.ts'

const labels = {
  pickup: 'place.map.label.pickup',
  drop: 'place.map.label.drop',
} as const

/**
 * Mounts a map in a box. The map follows the picker's commands and reports drags; `mountAgain` puts another one in
 * its place, with the same view.
 */
export const usePinnedMap = (picker: PinningPicker) => {
  const { waypoint, command } = picker
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { mountMap, limits } = useSurroundings()
  const latest = useRef(picker)
  const followed = useRef(command)
  const label = t(labels[waypoint])
  const zoom = useRef(limits.zoom.start)
  const [attempt, setAttempt] = useState(0)
  const [drawn, setDrawn] = useState({ attempt, isDrawn: true })

  useLayoutEffect(() => {
    latest.current = picker
  })

  const mount = useCallback(
    (element: HTMLElement) => {
      const { pin, place } = latest.current
      followed.current = latest.current.command
      // Where the pin is now: a map that replaces another does not begin again.
      const centre = 'point' in pin ? pin.point : place.location
      // The map under the finger is gone, and will not say where it was dragged to.
      if (pin.status === 'dragging') dispatch(pinDropped(centre))
      return mountMap(
        element,
        {
          centre,
          zoom: zoom.current,
          least: limits.zoom.least,
          most: limits.zoom.most,
          label,
        },
        {
          onDragStart: () => {
            dispatch(pinDragStarted())
          },
          onDragEnd: (point) => {
            dispatch(pinDropped(point))
          },
          onDrawn: (isDrawn) => {
            setDrawn({ attempt, isDrawn })
          },
        },
      )
    },
    [attempt, dispatch, label, limits, mountMap],
  )
  const mounted = useMountedMap(mount)
  const { withMap } = mounted

  useEffect(() => {
    if (command === followed.current) return
    followed.current = command
    withMap((map) => {
      map.moveTo(command.centre)
    })
  }, [withMap, command])

  const mountAgain = () => {
    withMap((map) => {
      zoom.current = map.zoom()
    })
    setAttempt(attempt + 1)
  }

  return { ...mounted, isDrawn: drawn.attempt !== attempt || drawn.isDrawn, mountAgain }
}
