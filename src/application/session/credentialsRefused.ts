import { createAction } from '@reduxjs/toolkit'
import type { Credentials } from '../ports/customerCall.ts'

/**
 * A service no longer believes these credentials: the session that they are of is over (spec 1 §4),
 * and no other one is.
 */
export const credentialsRefused = createAction<Credentials>('session/credentialsRefused')
