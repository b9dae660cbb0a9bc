import 'hathi/element'
import 'hathi/ui/tokens.css'
import { makeLeafletMap } from 'hathi/infrastructure/leaflet'

console.log(makeLeafletMap)
