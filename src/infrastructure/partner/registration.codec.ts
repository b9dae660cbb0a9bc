import type { Registration } from '../../domain/partner/registration.ts'

/** A registration for a brand in the wire format of the order service (spec 2 §3, §7). */
export const toVendorQuery =
  (brand: string) =>
  ({ name, mobile, city, vehicle, infoSource }: Registration): object => ({
    vendor_query: {
      name,
      mobile,
      geo_region_id: city.id,
      vehicle_id: vehicle.id,
      info_source: infoSource,
      brand,
    },
  })
