import { placesRows } from './places.tsx'
import { expectEnds } from './scene.tsx'

expectEnds(placesRows)
