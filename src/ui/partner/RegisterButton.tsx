import { createContext, use } from 'react'
import { Button } from '../design/Button.tsx'

/** Opens the registration, from wherever on the page. */
export const OpenRegistration = createContext<() => void>(() => undefined)

/** REGISTER, in the words of content where there are any. */
export const RegisterButton = ({ children }: { readonly children: string }) => {
  const open = use(OpenRegistration)
  return <Button onClick={open}>{children}</Button>
}
