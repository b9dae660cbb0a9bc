/** A vehicle that a partner may drive, by the services' id (spec 2 §3). */
export type PartnerVehicle = { readonly id: number; readonly name: string }
