/**
 * A code while it is typed: one character per box, a space for an empty box. Empty boxes at the end
 * are left out.
 */
type TypedCode = string

type Entered = { readonly code: TypedCode; readonly focusAt: number }

const gap = ' '

/** The digit in a box, counted from 0; the empty text without one. */
export const digitAt = (code: TypedCode, box: number): string => (code[box] ?? gap).trim()

const fromBoxes = (length: number, digitOf: (box: number) => string): TypedCode =>
  Array.from({ length }, (_, box) => digitOf(box) || gap)
    .join('')
    .trimEnd()

/**
 * Digits typed, pasted or autofilled into a box. A whole code fills all boxes, wherever it is
 * entered.
 */
export const enterDigits = (
  length: number,
  code: TypedCode,
  box: number,
  digits: string,
): Entered => {
  const first = digits.length < length ? box : 0
  return {
    code: fromBoxes(length, (at) => digits[at - first] ?? digitAt(code, at)),
    focusAt: Math.min(first + digits.length, length - 1),
  }
}

/** The code with one box cleared. */
export const clearDigit = (length: number, code: TypedCode, box: number): TypedCode =>
  fromBoxes(length, (at) => (at === box ? '' : digitAt(code, at)))

/** The new digits in a box: a keyboard may leave the old digit beside the new one. */
export const newDigits = (held: string, present: string): string => {
  if (held === '' || present.length !== 2) return present
  return present.startsWith(held) ? present.slice(1) : present.slice(0, 1)
}

/** The first empty box; null if the code is complete. */
export const firstEmptyBox = (length: number, code: TypedCode): number | null => {
  const box = Array.from({ length }, (_, at) => digitAt(code, at)).indexOf('')
  return box === -1 ? null : box
}
