import { either as E } from 'fp-ts'
import type { AccountNeeds } from '../../../src/application/session/accountFeature.ts'
import {
  loginEdited,
  loginSubmitted,
  signupEdited,
  signupSubmitted,
} from '../../../src/application/session/auth.slice.ts'
import type { AuthDraft } from '../../../src/application/session/authDraft.ts'
import { ravi, stranger, visitAccount } from '../../support/visitAccount.ts'
import { settle, type WorldNeeds } from '../../support/visitStore.ts'

/** A tab that remembers a login from one visit to the next. */
export const makeMemory = (draft: AuthDraft | null = null) => {
  let kept = draft
  const authMemory: AccountNeeds['authMemory'] = {
    keep: (given) => () => {
      kept = given
      return Promise.resolve(E.right(undefined))
    },
    recall: () => Promise.resolve(E.right(kept)),
    forget: () => {
      kept = null
      return Promise.resolve(E.right(undefined))
    },
  }
  return { authMemory, kept: () => kept }
}

export const booking = { kind: 'bookVehicle', vehicleId: 3 } as const

export const atCode = async (ports: Partial<WorldNeeds> = {}) => {
  const memory = makeMemory()
  const visit = visitAccount({ authMemory: memory.authMemory, ...ports })
  visit.openLogin({ followUp: booking }, { requirement: 'business' })
  visit.tell(loginEdited({ mobile: '+91 98765 43210' }), loginSubmitted())
  await settle()
  return { memory, visit }
}

export const newcomersCode = async (ports: Partial<WorldNeeds> = {}) => {
  const memory = makeMemory()
  const visit = visitAccount({ ...stranger, authMemory: memory.authMemory, ...ports })
  visit.openSignup()
  visit.tell(signupEdited(ravi), signupSubmitted())
  await settle()
  return { memory, visit }
}

/** The page of the same tab after a reload. */
export const reload = async (
  { visit, memory }: Awaited<ReturnType<typeof atCode>>,
  ports: Partial<WorldNeeds> = {},
) => {
  visit.stop()
  const again = visitAccount({ authMemory: memory.authMemory, ...ports })
  await settle()
  return again
}
