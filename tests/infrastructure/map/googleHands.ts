import type { FakeGoogleMap, GoogleMapsFake } from '../../support/googleMapsFake.ts'

/** The middle of a map that is dragged by pixels. */
const dragged = ({ centre: { lat, lng }, zoom }: FakeGoogleMap, right: number, down: number) => {
  const degrees = 360 / (256 * 2 ** zoom)
  return {
    lat: lat + down * degrees * Math.cos((lat * Math.PI) / 180),
    lng: lng - right * degrees,
  }
}

/** What a customer sees on a Google map and does with it. */
export const googleHands = (fake: GoogleMapsFake) => {
  const mapIn = (box: HTMLElement): FakeGoogleMap => {
    const map = fake.maps().find(({ element }) => box.contains(element))
    if (map === undefined) throw new Error('there is no map in the box')
    return map
  }
  return {
    mapIn,
    view: (box: HTMLElement) => ({ centre: mapIn(box).centre, zoom: mapIn(box).zoom }),
    drag: async (box: HTMLElement, right: number, down: number) => {
      const map = mapIn(box)
      const { lat, lng } = map.centre
      const to = dragged(map, right, down)
      map.drag({ lat: (lat + to.lat) / 2, lng: (lng + to.lng) / 2 }, to)
    },
    hold: async (box: HTMLElement, right: number, down: number) => {
      const map = mapIn(box)
      map.tell('dragstart')
      map.centre = dragged(map, right, down)
    },
    wheel: async (box: HTMLElement, step: 1 | -1) => mapIn(box).wheel(step),
  }
}
