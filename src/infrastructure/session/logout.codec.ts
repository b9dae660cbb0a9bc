import * as t from 'io-ts'

/** Whether the service ended the session (spec 1 §3). */
export const WireLogout = t.type({ logout_success: t.boolean })
