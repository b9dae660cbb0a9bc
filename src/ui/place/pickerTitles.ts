/** What choosing an end of the route is called (spec 1 §4). */
export const pickerTitles = {
  pickup: 'place.title.pickup',
  drop: 'place.title.drop',
} as const
