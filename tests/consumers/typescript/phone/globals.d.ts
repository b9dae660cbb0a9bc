// Of what React Native declares, what the declarations of Redux Toolkit name: they are checked here, too.
interface AbortSignal {
  readonly aborted: boolean
}
