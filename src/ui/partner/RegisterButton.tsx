import { createContext, use } from 'react'
import { Button } from '../design/Button.tsx'

/** Opens the registration from anywhere on the page. */
export const OpenRegistration = createContext<() => void>(() => undefined)

/** The REGISTER button, with the text from content if there is one. */
export const RegisterButton = ({ children }: { readonly children: string }) => {
  const open = use(OpenRegistration)
  return <Button onClick={open}>{children}</Button>
}
