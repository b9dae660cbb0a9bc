import { createElement } from 'react'
import { vehicleIllustration } from '../design/illustrations/vehicles/vehicleIllustration.ts'

/** The vehicle of an order, in its picture. */
export const VehiclePicture = ({ id }: { readonly id: number }) =>
  createElement(vehicleIllustration(id))
