import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Requirement } from '../../domain/fare/requirement.ts'

/** Who is there: a guest, or a customer whose contact is known (spec 1 §6). */
export type Session =
  | { readonly status: 'guest' }
  | {
      readonly status: 'customer'
      readonly name: string
      readonly mobile: string
      readonly requirement: Requirement
    }

const guest: Session = { status: 'guest' }

const slice = createSlice({
  name: 'session',
  initialState: (): Session => guest,
  reducers: {
    customerRecognised: (
      _,
      { payload }: PayloadAction<Omit<Extract<Session, { status: 'customer' }>, 'status'>>,
    ): Session => ({ status: 'customer', ...payload }),
  },
})

export const sessionReducer = slice.reducer
export const { customerRecognised } = slice.actions
