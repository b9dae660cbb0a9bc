import { createAction } from '@reduxjs/toolkit'
import type { Credentials } from '../ports/customerCall.ts'

/**
 * A service refused these credentials: the session that they belong to is over (spec 1 §4), but no
 * other session is.
 */
export const credentialsRefused = createAction<Credentials>('session/credentialsRefused')
