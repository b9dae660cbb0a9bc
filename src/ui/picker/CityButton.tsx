import { modalOpened } from '../../application/modal/modal.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { Icon } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import css from './CityButton.module.css'
import { expectPickers } from './loadPickers.ts'

type Props = {
  readonly name: string
  /** Says what the name is, for screen readers. */
  readonly label: string
}

/** A city's name that opens the city picker (spec 2 §2). */
export const CityButton = ({ name, label }: Props) => {
  const dispatch = useAppDispatch()
  return (
    <button
      type="button"
      className={css.button}
      aria-haspopup="dialog"
      onPointerEnter={expectPickers}
      onFocus={expectPickers}
      onClick={() => dispatch(modalOpened({ kind: 'citySelector' }))}
    >
      <Icon name="pin" />
      <VisuallyHidden>{`${label}:`}</VisuallyHidden> <span className={css.name}>{name}</span>
      <Icon name="chevron-down" size="small" />
    </button>
  )
}
