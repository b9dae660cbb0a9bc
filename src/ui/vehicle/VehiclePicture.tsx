import { createElement, useState } from 'react'
import { isContentAddress } from '../../domain/content/contentAddress.ts'
import {
  isDrawn,
  vehicleIllustration,
} from '../design/illustrations/vehicles/vehicleIllustration.ts'
import css from './VehiclePicture.module.css'

type Props = {
  readonly id: number
  /** Where the service has a picture of it. */
  readonly image: string
  /** What that shows, where the words beside it do not say so. */
  readonly alt?: string
}

/**
 * A vehicle in its picture (spec 1 §2): ours, which are drawn to one scale; of a vehicle that we have
 * none of the service's own, and a truck where that has none, or none that may be shown or that comes.
 */
export const VehiclePicture = ({ id, image, alt = '' }: Props) => {
  const [lost, setLost] = useState<string | null>(null)
  if (isDrawn(id) || image === lost || !isContentAddress(image)) {
    return createElement(vehicleIllustration(id))
  }
  return (
    <img
      className={css.image}
      src={image}
      alt={alt}
      width={228}
      height={94}
      loading="lazy"
      decoding="async"
      onError={() => setLost(image)}
    />
  )
}
