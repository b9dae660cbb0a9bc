import { parseMobile } from 'hathi/domain/phone'
import { serves } from 'hathi/domain/serviceability'
import { emirates } from 'hathi/markets'

const south = {
  type: 'Polygon',
  coordinates: [
    [
      [77.5, 12.8],
      [77.8, 12.8],
      [77.7, 13.1],
    ],
  ],
}

console.log(parseMobile(emirates.phone)('+971 49 123 4567').left)
console.log(serves(south)({ lat: 12.9352, lng: 77.6245 }))
