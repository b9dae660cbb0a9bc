import { useEffect, useRef, useState } from 'react'
import { classes } from '../design/classes.ts'
import { Icon } from '../design/Icon.tsx'
import { leavesFocus } from '../design/leavesFocus.ts'
import css from './WholeAddress.module.css'

/** An address that the route may cut to one line. Cut, it is a button that shows it whole, and then cuts it again. */
export const WholeAddress = ({ landmark }: { readonly landmark: string }) => {
  const box = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  const [isCut, setCut] = useState(false)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    // Shown whole, it cannot be told whether it would be cut.
    if (box.current === null || isWhole) return undefined
    const observer = new ResizeObserver(() => {
      const line = words.current
      if (line !== null) setCut(line.scrollWidth > line.clientWidth)
    })
    observer.observe(box.current)
    return () => {
      observer.disconnect()
    }
  }, [isWhole])
  const shown = (
    <span ref={words} className={css.words}>
      {landmark}
    </span>
  )
  return (
    <div ref={box}>
      {isCut ? (
        <button
          ref={leavesFocus}
          type="button"
          className={classes(css.button, isWhole && css.whole)}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {shown}
          <Icon name="chevron-down" size="small" />
        </button>
      ) : (
        shown
      )}
    </div>
  )
}
