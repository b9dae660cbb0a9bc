export {
  type Area,
  type PolygonRings,
  type Position,
  type Ring,
  serves,
} from '../../domain/serviceability/area.ts'
export { type AreaError, parseArea } from '../../domain/serviceability/parseArea.ts'
export { prepareArea } from '../../domain/serviceability/preparedArea.ts'
export { prepareZones } from '../../domain/serviceability/preparedZones.ts'
export { vehiclesDropping, vehiclesPickingUp, type Zone } from '../../domain/serviceability/zone.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from './place.ts'
