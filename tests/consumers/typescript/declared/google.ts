import {
  type LoadGoogleMapsNeeds,
  makeGoogleCanvases,
  makeGoogleMapsScript,
  makeLoadGoogleMaps,
} from 'hathi/infrastructure/google'

export const canvases = makeGoogleCanvases()
export const script = makeGoogleMapsScript({ key: 'k', language: 'en', countryCode: 'IN' })
export const loadMaps = (needs: LoadGoogleMapsNeeds) => makeLoadGoogleMaps(needs)
