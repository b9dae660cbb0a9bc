/** What is said of an end of the route that is not served, and the way to another place (spec 1 §8). */
export const unserved = {
  pickup: {
    title: 'booking.error.pickup.title',
    text: 'booking.error.pickup.text',
    action: 'booking.error.pickup.action',
  },
  drop: {
    title: 'booking.error.drop.title',
    text: 'booking.error.drop.text',
    action: 'booking.error.drop.action',
  },
} as const
