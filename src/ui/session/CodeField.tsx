import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { digitsIn } from '../../domain/session/oneTimeCode.ts'
import { classes } from '../design/classes.ts'
import { FieldNotes } from '../design/FieldNotes.tsx'
import css from './CodeField.module.css'
import { clearDigit, digitAt, enterDigits, firstEmptyBox, newDigits } from './codeEntry.ts'

export type CodeFieldHandle = {
  /** Focuses the next empty box, if there is one. */
  readonly focusNext: () => void
}

export type CodeFieldProps = {
  readonly ref?: Ref<CodeFieldHandle>
  readonly label: string
  /** The name of a box, counted from 1. */
  readonly boxLabel: (position: number) => string
  readonly length: number
  /** As typed: a space for an empty box among filled ones. */
  readonly code: string
  readonly error: string | null
  /** Whether the error is about the code. One about the try to check it marks no box. */
  readonly isWrong: boolean
  /** Whether editing is disabled. The focus stays. */
  readonly readOnly: boolean
  readonly onChange: (code: string) => void
  /** Called when the last missing digit is entered, or the end of the same code again. */
  readonly onComplete: () => void
}

type Group = RefObject<HTMLFieldSetElement | null>

const boxesIn = ({ current }: Group): readonly HTMLInputElement[] =>
  Array.from(current?.querySelectorAll('input') ?? [])

/** Starts in the first empty box. */
const useFocusOnFirst = (group: Group): void => {
  useEffect(() => {
    const boxes = boxesIn(group)
    const next = boxes.find(({ value }) => value === '') ?? boxes[0]
    next?.focus()
  }, [group])
}

/**
 * Hears Backspace in an empty box. A phone's keyboard may not report keys, and React has no event of its own for
 * a pending deletion.
 */
const useEraseInEmpty = (group: Group, erase: (box: number) => void): void => {
  const latest = useRef(erase)
  useLayoutEffect(() => {
    latest.current = erase
  })
  useEffect(() => {
    const element = group.current
    const onBeforeInput = (event: InputEvent) => {
      const { target } = event
      if (event.inputType !== 'deleteContentBackward') return
      if (!(target instanceof HTMLInputElement) || target.value !== '') return
      event.preventDefault()
      latest.current(boxesIn(group).indexOf(target))
    }
    element?.addEventListener('beforeinput', onBeforeInput)
    return () => {
      element?.removeEventListener('beforeinput', onBeforeInput)
    }
  }, [group])
}

/**
 * A one-time code, with a box per digit. Typing, pasting and autofill may start in any box;
 * autofill enters all digits in one event.
 */
export const CodeField = ({
  ref,
  label,
  boxLabel,
  length,
  code,
  error,
  isWrong,
  readOnly,
  onChange,
  onComplete,
}: CodeFieldProps) => {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)

  const focusBox = (box: number) => {
    boxesIn(group)[box]?.focus()
  }

  useImperativeHandle(ref, () => ({
    focusNext: () => {
      const next = firstEmptyBox(length, code)
      if (next !== null) focusBox(next)
    },
  }))

  const change = (changed: string) => {
    if (readOnly || changed === code) return
    onChange(changed)
    if (firstEmptyBox(length, changed) === null) onComplete()
  }

  const enter = (box: number, digits: string) => {
    if (digits === '' || readOnly) return
    const entered = enterDigits(length, code, box, digits)
    // A code that was kept, because no answer came, is tried again once its end is entered again.
    const isAgain = entered.code === code && box + digits.length >= length
    if (isAgain && firstEmptyBox(length, code) === null) onComplete()
    else change(entered.code)
    focusBox(entered.focusAt)
  }

  const type = (box: number, { target }: ChangeEvent<HTMLInputElement>) => {
    if (target.value === '') change(clearDigit(length, code, box))
    else enter(box, newDigits(digitAt(code, box), digitsIn(length)(target.value)))
  }

  /** React reports no change if a digit is typed over the same digit. */
  const retype = (box: number, { currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) => {
    if (value === digitAt(code, box)) enter(box, value)
  }

  const paste = (box: number, event: ClipboardEvent) => {
    event.preventDefault()
    enter(box, digitsIn(length)(event.clipboardData.getData('text')))
  }

  /** Backspace in an empty box removes the digit before it. */
  const eraseBefore = (box: number) => {
    if (box === 0 || readOnly) return
    change(clearDigit(length, code, box - 1))
    focusBox(box - 1)
  }

  const press = (box: number, event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const moves: ReadonlyMap<string, () => void> = new Map([
      ['ArrowLeft', () => focusBox(Math.max(0, box - 1))],
      ['ArrowRight', () => focusBox(Math.min(length - 1, box + 1))],
      ['Home', () => focusBox(0)],
      ['End', () => focusBox(length - 1)],
      ...(digitAt(code, box) === ''
        ? ([['Backspace', () => eraseBefore(box)]] satisfies Array<[string, () => void]>)
        : []),
    ])
    const move = moves.get(event.key)
    if (move === undefined) return
    event.preventDefault()
    move()
  }

  useFocusOnFirst(group)
  useEraseInEmpty(group, eraseBefore)

  return (
    <div>
      <fieldset
        ref={group}
        className={css.group}
        translate="no"
        aria-describedby={error === null ? undefined : `${id}-error`}
      >
        <legend className={css.label}>{label}</legend>
        <div className={classes(css.boxes, isWrong && css.invalid)}>
          {Array.from({ length }, (_, box) => ({ box, position: box + 1 })).map(
            ({ box, position }) => (
              <input
                key={position}
                className={css.box}
                type="text"
                inputMode="numeric"
                autoComplete="one-time-code"
                autoCorrect="off"
                spellCheck={false}
                translate="no"
                enterKeyHint="done"
                aria-label={boxLabel(position)}
                aria-invalid={isWrong || undefined}
                readOnly={readOnly}
                value={digitAt(code, box)}
                onChange={(event) => type(box, event)}
                onInput={(event) => retype(box, event)}
                onPaste={(event) => paste(box, event)}
                onKeyDown={(event) => press(box, event)}
                onFocus={({ target }) => target.select()}
              />
            ),
          )}
        </div>
      </fieldset>
      <div role="alert">
        <FieldNotes errorId={`${id}-error`} error={error} />
      </div>
    </div>
  )
}
