import type { ComponentType } from 'react'
import type { ServiceCategory } from '../../domain/fare/serviceCategory.ts'
import { Compact } from '../design/illustrations/services/Compact.tsx'
import { Courier } from '../design/illustrations/services/Courier.tsx'
import { Truck } from '../design/illustrations/services/Truck.tsx'
import { TwoWheels } from '../design/illustrations/services/TwoWheels.tsx'

/** The picture of each service. */
export const categoryPictures: Readonly<Record<ServiceCategory, ComponentType>> = {
  'two-wheeler': TwoWheels,
  trucks: Truck,
  compact: Compact,
  courier: Courier,
}
