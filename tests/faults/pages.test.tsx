import { pagesRows } from './pages.tsx'
import { expectEnds } from './scene.tsx'

expectEnds(pagesRows)
