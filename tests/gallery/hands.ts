import { configure, screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import type { TFunction } from 'i18next'

// A wait includes the product's own delays, and a busy machine must not fail a state.
configure({ asyncUtilTimeout: 10_000 })

/** What a visitor does, by accessible names in the locale's own texts. */
export type Hands = {
  readonly t: TFunction
  /** Presses the first button whose name starts with this. */
  readonly press: (name: string) => Promise<void>
  /** Types into the field whose name starts with this. */
  readonly type: (name: string, text: string) => Promise<void>
  /** Waits for a text. */
  readonly see: (words: string) => Promise<void>
}

const beginsWith = (name: string) => (given: string) => given.startsWith(name)

export const makeHands = (t: TFunction): Hands => {
  const user = userEvent.setup()
  const first = async (role: 'button' | 'textbox' | 'combobox', name: string) => {
    const [found] = await screen.findAllByRole(role, { name: beginsWith(name) })
    if (found === undefined) throw new Error(`no ${role} ${name}`)
    return found
  }
  return {
    t,
    press: async (name) => user.click(await first('button', name)),
    type: async (name, text) => {
      const field = await Promise.any([first('combobox', name), first('textbox', name)])
      await user.type(field, text)
    },
    see: async (words) => {
      await screen.findAllByText(words)
    },
  }
}
