import {
  type ReactNode,
  type RefObject,
  use,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react'
import { classes } from './classes.ts'
import css from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { focusFirst, waysBack } from './leavesFocus.ts'
import { StepBack } from './stepBack.ts'
import { noticeTaps, shieldFromTap } from './tapShield.ts'

export type DialogProps = {
  readonly open: boolean
  /**
   * Called by Esc, the backdrop and the close button, and by a phone's Back if no step back
   * (`StepBack`) is left.
   */
  readonly onClose: () => void
  /** Its heading and accessible name. */
  readonly title: string
  readonly closeLabel: string
  /** Below 560px: rises from the bottom, or fills the screen. Above: a centred card. */
  readonly placement?: 'sheet' | 'full' | undefined
  /** The width of the centred card. */
  readonly width?: 'narrow' | 'regular' | 'wide' | undefined
  /** The current content, if that changes under the same title. */
  readonly view?: string | undefined
  /** Goes one step back inside the dialog. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined
  /** The one primary action, always visible below the scrolling content. */
  readonly footer?: ReactNode
  /** Whether the content reaches the edges, for a map or a picture. */
  readonly flush?: boolean | undefined
  readonly backdropCloses?: boolean | undefined
  /** The id of the text that is read out with the title, for a dialog that is a message. */
  readonly describedBy?: string | undefined
  /** Whether it is closing: still visible, but no longer usable. */
  readonly leaving?: boolean | undefined
  readonly children: ReactNode
}

const holdPage = (): (() => void) => {
  const { dataset, style, clientWidth } = document.documentElement
  // A nested dialog finds no scroll bar to measure.
  if (dataset.dialogOpen === undefined) {
    style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
  }
  const add = (dialogs: number) => {
    const depth = Number(dataset.dialogOpen ?? 0) + dialogs
    if (depth > 0) dataset.dialogOpen = String(depth)
    else delete dataset.dialogOpen
  }
  add(1)
  return () => {
    add(-1)
  }
}

// Old browsers and jsdom have no top layer: there, the dialog opens in the page and stays usable.
const show = (dialog: HTMLDialogElement) => {
  if (typeof dialog.showModal !== 'function') dialog.setAttribute('open', '')
  else if (!dialog.open) dialog.showModal()
}

const hide = (dialog: HTMLDialogElement) => {
  if (typeof dialog.close === 'function' && dialog.open) dialog.close()
  else dialog.removeAttribute('open')
}

/**
 * The second tap of a double tap must not act on what the first one revealed: when the dialog
 * opens, closes or changes its view after a tap, the spot is covered for a moment.
 */
const useTapShield = (view: string) => {
  const shown = useRef('')
  useLayoutEffect(() => {
    if (shown.current === view) return
    shown.current = view
    shieldFromTap()
  }, [view])
  // Covered in the same change that closes it, before anything on the page can be tapped.
  useLayoutEffect(() => {
    noticeTaps()
    return shieldFromTap
  }, [])
}

/** The focused element may disappear with its view. Then the next view starts at the title. */
const useFocusKept = (
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
  view: string,
) => {
  const shown = useRef(view)
  useLayoutEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (dialog.current?.matches(':focus-within') === false) heading.current?.focus()
  }, [dialog, heading, view])
}

type Closing = Pick<DialogProps, 'onClose'> & {
  readonly backdropCloses: boolean
  readonly stepBack: () => boolean
}

/** Closes on Esc, on a press on the backdrop and on a phone's Back. */
const useClosing = (dialog: RefObject<HTMLDialogElement | null>, closing: Closing) => {
  const latest = useRef(closing)
  useLayoutEffect(() => {
    latest.current = closing
  })
  // The listeners go at once with the dialog: its own close event must not close what replaced it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    // A press that starts on the text and ends on the backdrop is a selection, not a wish to close.
    let pressedBackdrop = false
    const press = (event: MouseEvent) => {
      pressedBackdrop = event.target === element
    }
    const click = (event: MouseEvent) => {
      if (pressedBackdrop && event.target === element && latest.current.backdropCloses)
        latest.current.onClose()
    }
    let isEscape = false
    // Esc closes. Without that key, the event comes from a phone's Back, which goes only one step
    // back.
    const cancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      if (isEscape || !latest.current.stepBack()) latest.current.onClose()
    }
    // Chromium closes on the second Esc whatever the page says, so follow it.
    const close = (event: Event) => {
      if (event.target === element && !element.open) latest.current.onClose()
    }
    // The key that opened the dialog may still be held. It presses nothing here.
    let isHeld = true
    // Esc counts wherever the focus is, but is forgotten if it does not cancel this dialog.
    const keyDown = (event: KeyboardEvent) => {
      isHeld &&= event.repeat
      if (isHeld) event.preventDefault()
      isEscape = event.key === 'Escape'
      setTimeout(() => {
        isEscape = false
      })
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (typeof element.showModal === 'function') return
      event.preventDefault()
      latest.current.onClose()
    }
    element.addEventListener('mousedown', press)
    element.addEventListener('click', click)
    element.addEventListener('cancel', cancel)
    element.addEventListener('close', close)
    element.addEventListener('keydown', leave)
    document.addEventListener('keydown', keyDown, true)
    return () => {
      element.removeEventListener('mousedown', press)
      element.removeEventListener('click', click)
      element.removeEventListener('cancel', cancel)
      element.removeEventListener('close', close)
      element.removeEventListener('keydown', leave)
      document.removeEventListener('keydown', keyDown, true)
    }
  }, [dialog])
}

const OpenDialog = ({
  onClose,
  title,
  closeLabel,
  placement = 'sheet',
  width = 'regular',
  view = '',
  back,
  footer,
  flush,
  backdropCloses = true,
  describedBy,
  leaving,
  children,
}: Omit<DialogProps, 'open'>) => {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    const { parentNode } = element
    const ways = waysBack(document.activeElement)
    const release = holdPage()
    show(element)
    const first = element.querySelector('[data-autofocus]')
    if (first instanceof HTMLElement) first.focus()
    else heading.current?.focus()
    return () => {
      // An extension that clears away what covers a page may have taken it. React, which removes it
      // next, would fail without it, and the whole page would go.
      if (!element.isConnected) parentNode?.appendChild(element)
      hide(element)
      release()
      // A button that is gone together with what it opened leaves the focus to its container.
      focusFirst(ways)
    }
  }, [])

  // After it is shown, because the cover is inside of it.
  useTapShield(`${title} ${view}`)
  useFocusKept(dialog, heading, title)

  // React reverts what is typed into a field before the field subscribed to the store. A dialog
  // that renders in slices has the focus a moment before that. A change of its state makes React
  // finish at once.
  const [, finish] = useReducer(() => true, false)
  useLayoutEffect(() => {
    finish()
  }, [])

  useClosing(dialog, { onClose, backdropCloses, stepBack: use(StepBack) })

  return (
    <dialog
      ref={dialog}
      className={classes(css.dialog, css[placement], css[width], leaving && css.leaving)}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <div className={css.panel}>
        {/* No header or footer: outside of `main`, they would be landmarks of the page. */}
        <div className={classes(css.header, flush && css.ruled)}>
          {back && <IconButton icon="back" label={back.label} onClick={back.onBack} />}
          <h2 id={titleId} ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={classes(css.content, flush && css.flush)}>{children}</div>
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}

/**
 * A modal on the native `<dialog>`. The focus starts on the element marked `data-autofocus`, else
 * on the title, and returns to the opener or its container. When closed it renders nothing, so its
 * content starts afresh.
 */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null)
