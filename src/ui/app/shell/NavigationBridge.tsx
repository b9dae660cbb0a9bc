import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { amongSteps } from '../closing/backSteps.ts'

/** How the screens' router navigates to one of the site's own paths. */
export type Navigate = (path: string, how: { readonly replace: boolean }) => void

/** What `NavigationBridge` connects the router with. */
export type NavigationBridgeProps = {
  /** Hands paths of the website to a router from now on. The returned function detaches it. */
  readonly attach: (navigate: Navigate) => () => void
}

/**
 * Lets the flows navigate with the router that the screens are in (spec 1 §2). Stands in the router
 * beside `App`, and renders nothing.
 *
 * @example
 * markup(() => createElement(NavigationBridge, { attach: () => () => undefined })) // → ''
 */
export const NavigationBridge = ({ attach }: NavigationBridgeProps) => {
  const navigate = useNavigate()
  useEffect(
    () =>
      attach(
        amongSteps((path, how) => {
          void navigate(path, how)
        }),
      ),
    [attach, navigate],
  )
  return null
}
