// The part of React Native's declarations that those of Redux Toolkit name, because the latter are
// checked here, too.
interface AbortSignal {
  readonly aborted: boolean
}
