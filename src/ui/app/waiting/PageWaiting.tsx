import { useSurroundings } from '../surroundings.ts'
import { Waiting } from './Waiting.tsx'

/** In place of a whole page while it loads. Without a title, the tab would show its address. */
export const PageWaiting = () => (
  <>
    <title>{useSurroundings().brand.name}</title>
    <Waiting />
  </>
)
