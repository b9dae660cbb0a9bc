/** The titles of the picker for each end of the route (spec 1 §4). */
export const pickerTitles = {
  pickup: 'place.title.pickup',
  drop: 'place.title.drop',
} as const
