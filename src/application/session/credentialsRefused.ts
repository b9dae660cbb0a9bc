import { createAction } from '@reduxjs/toolkit'

/** A service no longer believes who the customer is: the session is over (spec 1 §4). */
export const credentialsRefused = createAction('session/credentialsRefused')
