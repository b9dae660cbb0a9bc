import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { amongSteps } from '../closing/backSteps.ts'

type Navigate = (path: string, how: { readonly replace: boolean }) => void

type Props = {
  /** Hands paths of the website to a router from now on; the answer takes them back. */
  readonly attach: (navigate: Navigate) => () => void
}

/** Lets the flows navigate by the router that the screens live in. */
export const NavigationBridge = ({ attach }: Props) => {
  const navigate = useNavigate()
  useEffect(
    () =>
      attach(
        amongSteps((path, { replace }) => {
          void navigate(path, { replace })
        }),
      ),
    [attach, navigate],
  )
  return null
}
