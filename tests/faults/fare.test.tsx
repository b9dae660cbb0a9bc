import { fareRows } from './fare.tsx'
import { expectEnds } from './scene.tsx'

expectEnds(fareRows)
