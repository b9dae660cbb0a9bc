import { createElement, useState } from 'react'
import { isContentAddress } from '../../domain/content/contentAddress.ts'
import {
  isDrawn,
  vehicleIllustration,
} from '../design/illustrations/vehicles/vehicleIllustration.ts'
import css from './VehiclePicture.module.css'

type Props = {
  readonly id: number
  /** The service's picture of the vehicle. */
  readonly image: string
  /** What the picture shows, if the text beside it does not say so. */
  readonly alt?: string
}

/**
 * A vehicle's picture (spec 1 §2): our drawing, to a common scale, or else the service's picture.
 * Without one, or if it may not be shown or does not load, a truck.
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
