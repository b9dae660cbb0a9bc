import { accountRows } from './account.tsx'
import { expectEnds } from './scene.tsx'

expectEnds(accountRows)
