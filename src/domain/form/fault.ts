/**
 * Which of its rule's errors a field has, counted from 1. It is a number because the fare form is
 * validated on every keystroke and combines the faults of its fields without looking at each.
 */
export type Fault = number

/** No error. */
export const noFault: Fault = 0

/**
 * The possible errors of a field, in the order of their faults. They are shared, and so frozen: a write
 * to one would change what others receive.
 */
export type ErrorsByFault<Failure> = readonly [Failure, ...Failure[]]

/** The error of a fault; the same object every time. */
export const errorOf = <Failure>(errors: ErrorsByFault<Failure>, fault: Fault): Failure =>
  errors[fault - 1] ?? errors[0]

/** The fault in the result of a rule, which is either the parsed text or a fault. */
export const faultIn = (said: string | Fault): Fault => (typeof said === 'number' ? said : noFault)
