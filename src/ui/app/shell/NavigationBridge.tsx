import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { amongSteps } from '../closing/backSteps.ts'

type Navigate = (path: string, how: { readonly replace: boolean }) => void

type Props = {
  /** Hands paths of the website to a router from now on. The returned function detaches it. */
  readonly attach: (navigate: Navigate) => () => void
}

/** Lets the flows navigate with the router that the screens are in. */
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
