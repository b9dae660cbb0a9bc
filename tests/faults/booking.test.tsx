import { bookingRows } from './booking.tsx'
import { expectEnds } from './scene.tsx'

expectEnds(bookingRows)
