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
  /** Asked by Esc, the backdrop and the close button; by a phone's Back where no step back (`StepBack`) is left. */
  readonly onClose: () => void
  /** Its heading and its accessible name. */
  readonly title: string
  readonly closeLabel: string
  /** Below 560px: risen from the bottom, or the whole screen. Above: a centred card. */
  readonly placement?: 'sheet' | 'full' | undefined
  /** The width of the centred card. */
  readonly width?: 'narrow' | 'regular' | 'wide' | undefined
  /** What it shows, where that changes under the same title. */
  readonly view?: string | undefined
  /** Leads one step back inside the dialog. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined
  /** Stays in sight under the scrolling content: the one primary action. */
  readonly footer?: ReactNode
  /** The content reaches the edges, for a map or a picture. */
  readonly flush?: boolean | undefined
  readonly backdropCloses?: boolean | undefined
  /** The id of what is read out with the title: the text of a dialog that is a message. */
  readonly describedBy?: string | undefined
  /** On its way out: seen fading, and no longer to be used. */
  readonly leaving?: boolean | undefined
  readonly children: ReactNode
}

const holdPage = (): (() => void) => {
  const { dataset, style, clientWidth } = document.documentElement
  // Over a page that is held already there is no bar to measure.
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

// Old browsers and jsdom have no top layer: the dialog then opens in the page and stays usable.
const show = (dialog: HTMLDialogElement) => {
  if (typeof dialog.showModal !== 'function') dialog.setAttribute('open', '')
  else if (!dialog.open) dialog.showModal()
}

const hide = (dialog: HTMLDialogElement) => {
  if (typeof dialog.close === 'function' && dialog.open) dialog.close()
  else dialog.removeAttribute('open')
}

/**
 * The second tap of a double tap must not act on what the first one brought to light: when the dialog
 * opens, closes or shows another view under a tap, the spot is covered for a moment.
 */
const useTapShield = (view: string) => {
  const shown = useRef('')
  useLayoutEffect(() => {
    if (shown.current === view) return
    shown.current = view
    shieldFromTap()
  }, [view])
  // Covered in the change that closes it: nothing of the page can be tapped before.
  useLayoutEffect(() => {
    noticeTaps()
    return shieldFromTap
  }, [])
}

/** What has the focus may go with the view that it was in: another one is begun at its title. */
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
  const stepBack = use(StepBack)
  const latest = useRef({ onClose, backdropCloses, stepBack })
  useLayoutEffect(() => {
    latest.current = { onClose, backdropCloses, stepBack }
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    const ways = waysBack(document.activeElement)
    const release = holdPage()
    show(element)
    const first = element.querySelector('[data-autofocus]')
    if (first instanceof HTMLElement) first.focus()
    else heading.current?.focus()
    return () => {
      hide(element)
      release()
      // A button that is gone with what it asked for leaves the focus with what it stood in.
      focusFirst(ways)
    }
  }, [])

  // Once it is shown: what covers a spot of it stands in it.
  useTapShield(`${title} ${view}`)
  useFocusKept(dialog, heading, title)

  // What is typed into a field before it hears of its store is taken back: a dialog that is made in
  // slices has the focus a moment before that. A change of its state lets React finish at once.
  const [, finish] = useReducer(() => true, false)
  useLayoutEffect(() => {
    finish()
  }, [])

  // Gone with the dialog, at once: what it says of its own end closes nothing that came in its place.
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
    // Esc closes. Without a key it is a phone's Back, which leads no further than one step.
    const cancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      if (isEscape || !latest.current.stepBack()) latest.current.onClose()
    }
    // Chromium closes on the second Esc whatever the page says: follow it.
    const close = (event: Event) => {
      if (event.target === element && !element.open) latest.current.onClose()
    }
    // Wherever the focus is. One that asks nothing of this dialog is forgotten.
    const hear = ({ key }: KeyboardEvent) => {
      isEscape = key === 'Escape'
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
    document.addEventListener('keydown', hear, true)
    return () => {
      element.removeEventListener('mousedown', press)
      element.removeEventListener('click', click)
      element.removeEventListener('cancel', cancel)
      element.removeEventListener('close', close)
      element.removeEventListener('keydown', leave)
      document.removeEventListener('keydown', hear, true)
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={classes(css.dialog, css[placement], css[width], leaving && css.leaving)}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <div className={css.panel}>
        <header className={classes(css.header, flush && css.ruled)}>
          {back && <IconButton icon="back" label={back.label} onClick={back.onBack} />}
          <h2 id={titleId} ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        <div className={classes(css.content, flush && css.flush)}>{children}</div>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/**
 * A modal on the native `<dialog>`. The focus starts on the element marked `data-autofocus`, else on
 * the title, and returns to the opener, or to what that stood in. Closed, it renders nothing: its content starts afresh.
 */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null)
