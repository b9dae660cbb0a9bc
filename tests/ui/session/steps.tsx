import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { RefusedBecause, RemoteError } from '../../../src/application/ports/remoteError.ts'
import { loginOpened, signupOpened } from '../../../src/application/session/auth.slice.ts'
import type {
  RedeemCodeError,
  SignUpError,
} from '../../../src/application/session/customer.port.ts'
import type { Known } from '../../../src/application/session/known.ts'
import type { AuthStart } from '../../../src/application/session/loginWanted.slice.ts'
import { AuthDialog } from '../../../src/ui/session/AuthDialog.tsx'
import { type Visit, visit } from '../../support/visit.tsx'

type Opening = Visit & { readonly known?: Partial<Known>; readonly start?: Partial<AuthStart> }

/** What opens the modal. */
export const opened = ({ known, start }: Opening = {}) => ({
  start: { checksExistence: false, followUp: null, ...start },
  known: {
    name: '',
    mobile: '',
    email: '',
    requirement: '',
    whatsappConsent: true,
    ...known,
  },
})

/**
 * Keeps the modal open after a login. It closes half a second later, which a busy machine may take
 * to look at it.
 */
export const staying = { limits: { ...limits, modalCloseDelay: 3_600_000 } }

/** Opens the modal at the login. */
export const visitLogin = async (opening: Opening = {}) => {
  const visited = await visit(<AuthDialog />, opening)
  await visited.happen(loginOpened(opened(opening)))
  return visited
}

/** Opens the modal at the signup. */
export const visitSignup = async (opening: Opening = {}) => {
  const visited = await visit(<AuthDialog />, opening)
  await visited.happen(signupOpened(opened(opening)))
  return visited
}

export const dialog = (name: string) => screen.getByRole('dialog', { name })
export const press = (name: string) => screen.getByRole('button', { name })
export const phoneField = () => screen.getByRole('textbox', { name: 'Phone number' })
export const nameField = () => screen.getByRole('textbox', { name: 'Name' })
export const emailField = () => screen.getByRole('textbox', { name: 'Email' })

/** The box of a digit; positions count from 1. */
export const box = (position: number) =>
  screen.getByRole('textbox', { name: `Digit ${position} of 6` })

/** The boxes' content, with a dot for an empty one. */
export const shownCode = () =>
  screen
    .getAllByRole('textbox', { name: /^Digit/ })
    .map((each) => (each instanceof HTMLInputElement ? each.value : '?') || '.')
    .join('')

/** Opens the modal at the code, for an existing customer. */
export const visitCode = async (opening: Opening = {}) => {
  const visited = await visitLogin({ known: { mobile: '9876543210' }, ...opening })
  await visited.user.click(press('Continue'))
  dialog('Verify your account')
  return visited
}

/** A service that refuses with a message of its own. */
export const refusing = (
  message: string,
  because: RefusedBecause = 'declined',
): TE.TaskEither<RemoteError, never> => TE.left({ kind: 'NetworkError', because, message })

/** A service that refuses the code. */
export const refusingCode = (message: string): TE.TaskEither<RedeemCodeError, never> =>
  TE.left({ kind: 'CodeRefused', message })

/** A service that refuses the e-mail. */
export const refusingEmail = (message: string): TE.TaskEither<SignUpError, never> =>
  TE.left({ kind: 'EmailRefused', message })

/** A port that records its calls and their arguments. */
export const counting = <Asked extends readonly unknown[], Answer>(
  answer: (...asked: Asked) => TE.TaskEither<RemoteError, Answer>,
) => {
  const calls: Asked[] = []
  return {
    calls,
    port: (...asked: Asked): TE.TaskEither<RemoteError, Answer> => {
      calls.push(asked)
      return answer(...asked)
    },
  }
}
