import { type City, loadGazetteer } from './places/gazetteer.ts'
import { type Place, placesOf } from './places/place.ts'
import { makeServiceArea, type ServiceArea } from './serviceability/serviceArea.ts'
import { type DrawTile, makeDrawTile } from './tiles/drawTile.ts'

/** A gazetteer's cities, and what is made of them: the same for every sandbox that reads it. */
export type Land = {
  readonly cities: readonly City[]
  readonly areas: readonly ServiceArea[]
  readonly places: readonly Place[]
  readonly drawTile: DrawTile
}

const makeLand = (cities: readonly City[]): Land => ({
  cities,
  areas: cities.map(makeServiceArea),
  places: placesOf(cities),
  drawTile: makeDrawTile(cities),
})

const lands = new Map<string, Land>()

/**
 * The land of a gazetteer's folder. It is read once per process: the tests start a sandbox each, a
 * thousand in a run. Throws an error that names an invalid file.
 */
export const landOf = (folder: string): Land => {
  const land = lands.get(folder) ?? makeLand(loadGazetteer(folder))
  lands.set(folder, land)
  return land
}
