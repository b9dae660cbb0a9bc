/**
 * What is wrong with a field: which of its rule's errors it is, counted from 1. A number, because the fare
 * form is asked with every letter, and puts together what is wrong with its fields without a look at any.
 */
export type Fault = number

/** Nothing is wrong. */
export const noFault: Fault = 0

/** What can be wrong with a field, in the order of its faults. Each is told to many, and frozen: whoever wrote to it would change what others are told. */
export type ErrorsByFault<Failure> = readonly [Failure, ...Failure[]]

/** The error that a fault is; the same object each time. */
export const errorOf = <Failure>(errors: ErrorsByFault<Failure>, fault: Fault): Failure =>
  errors[fault - 1] ?? errors[0]

/** What is wrong with a text, of what a rule said of it: what it makes of the text, or a fault. */
export const faultIn = (said: string | Fault): Fault => (typeof said === 'number' ? said : noFault)
