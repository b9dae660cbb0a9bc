type IsAny<Type> = 0 extends 1 & Type ? true : false
type AnyOf<Module> = {
  [Name in keyof Module]: IsAny<Module[Name]> extends true ? Name : never
}[keyof Module]

const leaks = (): readonly AnyOf<typeof import('hathi/ui')>[] => []
export const none: readonly never[] = leaks()
