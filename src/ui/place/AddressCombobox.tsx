import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type ChangeEvent, type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressFieldOpened } from '../../application/fare/fareForm.slice.ts'
import {
  currentLocationRequested,
  type OnChoice,
  pickerClosed,
  pickerOpened,
  predictionChosen,
  searchTyped,
} from '../../application/place/locationPicker.slice.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { Announcer } from '../design/Announcer.tsx'
import { classes } from '../design/classes.ts'
import { Spinner } from '../design/Spinner.tsx'
import { TextField } from '../design/TextField.tsx'
import css from './AddressCombobox.module.css'
import { AddressOptionRow } from './AddressOptionRow.tsx'
import { type AddressOption, addressOptions, optionKey } from './addressOption.ts'
import { addressBehaviour, focusField, keepCaretKeys } from './comboboxBehaviour.ts'
import { FieldOutcome } from './FieldOutcome.tsx'
import { fieldProblem } from './fieldProblem.ts'
import type { SelectingPicker } from './pickerSteps.ts'
import { searchAnnouncement } from './searchAnnouncement.ts'
import { useOpenMap } from './useOpenMap.ts'
import { useRetry } from './useRetry.ts'

export type AddressComboboxProps = {
  readonly waypoint: Waypoint
  readonly label: string
  readonly placeholder?: string | undefined
  /** What the form's field holds: what was typed, or the chosen place's landmark. */
  readonly text: string
  readonly error?: string | null | undefined
  readonly onChoice: Exclude<OnChoice, 'pin'>
  readonly onLeave: () => void
}

/** The search that belongs to a field: the open picker, unless it is another's or in the dialog. */
const useOwnSearch = (waypoint: Waypoint): SelectingPicker | null =>
  useAppSelector(({ locationPicker: picker }) =>
    picker.status === 'selecting' && picker.waypoint === waypoint && picker.onChoice !== 'pin'
      ? picker
      : null,
  )

/** Takes the focus back when the map beside the field sends the customer back to the search. */
const useReturnToSearch = (
  inputId: string,
  waypoint: Waypoint,
  search: SelectingPicker | null,
): void => {
  const isPinned = useAppSelector(
    ({ locationPicker: picker }) =>
      picker.status === 'pinning' && picker.waypoint === waypoint && picker.onChoice !== 'pin',
  )
  const wasPinned = useRef(false)
  const isBlank = search?.text === ''
  useEffect(() => {
    if (wasPinned.current && isBlank) focusField(inputId)
    wasPinned.current = isPinned
  }, [inputId, isPinned, isBlank])
}

const isWaiting = ({ choosing, locating }: SelectingPicker): boolean =>
  choosing.status === 'choosing' || locating.status === 'locating'

/** The options stay while the chosen one is being fetched, so that a failure has its place. */
const fieldBehaviour = (
  state: UseComboboxState<AddressOption>,
  asked: UseComboboxStateChangeOptions<AddressOption>,
): Partial<UseComboboxState<AddressOption>> => {
  const next = addressBehaviour(state, asked)
  const chosen = next.selectedItem ?? null
  return chosen === null ? next : { ...next, isOpen: chosen.kind !== 'map' }
}

/** What the options of a field do. */
const useAct = (
  { waypoint, onChoice }: AddressComboboxProps,
  search: SelectingPicker | null,
): ((option: AddressOption) => void) => {
  const dispatch = useAppDispatch()
  const retry = useRetry(search)
  // Beside the field, or in the dialog where the page has no map of its own.
  const openMap = useOpenMap(waypoint, onChoice === 'acceptAndPin' ? onChoice : 'pin')
  const isOpen = useAppSelector(
    ({ locationPicker: picker }) =>
      picker.status !== 'closed' && picker.waypoint === waypoint && picker.onChoice === onChoice,
  )
  return (option) => {
    switch (option.kind) {
      case 'place':
        dispatch(predictionChosen(option.prediction))
        break
      case 'retry':
        retry()
        break
      case 'currentLocation':
        if (!isOpen) dispatch(pickerOpened({ waypoint, onChoice, place: null }))
        dispatch(currentLocationRequested())
        break
      case 'map':
        openMap()
        break
    }
  }
}

/**
 * An address field that is itself the search, for wide screens: it offers places under itself, and
 * a way to one without typing. What is typed stands in the form until a place is chosen.
 */
export const AddressCombobox = (props: AddressComboboxProps) => {
  const { waypoint, label, placeholder, text, error, onChoice, onLeave } = props
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { limits } = useSurroundings()
  const search = useOwnSearch(waypoint)
  const entry = useAppSelector(({ fareForm }) => fareForm.form.input[waypoint])
  const inputId = useId()
  useReturnToSearch(inputId, waypoint, search)
  const [isLeft, setLeft] = useState(true)
  const act = useAct(props, search)
  const options = addressOptions(waypoint, search)

  const type = (typed: string) => {
    dispatch(searchTyped({ waypoint, text: typed, onChoice }))
  }
  const { isOpen, closeMenu, getInputProps, getMenuProps, getItemProps, highlightedIndex } =
    useCombobox<AddressOption>({
      inputId,
      items: options,
      inputValue: text,
      selectedItem: null,
      itemToString: () => text,
      stateReducer: fieldBehaviour,
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem !== null) act(selectedItem)
      },
      onIsOpenChange: ({ isOpen: opens, type: cause }) => {
        // Another field's search may have taken the place of this one's.
        const isLost = search === null && entry.status === 'typed'
        if (opens && isLost && text.trim().length >= limits.predictionLeast) type(text)
        const isGivenUp = cause === useCombobox.stateChangeTypes.InputKeyDownEscape
        if (!opens && isGivenUp && search !== null) dispatch(pickerClosed())
      },
    })
  useEffect(() => {
    if (entry.status === 'resolved') closeMenu()
  }, [entry, closeMenu])
  const inputProps = getInputProps({
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      type(currentTarget.value)
    },
    onKeyDown: keepCaretKeys,
    onFocus: () => {
      if (isLeft) dispatch(addressFieldOpened(waypoint))
      setLeft(false)
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      // The window lost the focus, not the field.
      if (document.activeElement === currentTarget) return
      setLeft(true)
      if (search !== null && !isWaiting(search)) dispatch(pickerClosed())
      onLeave()
    },
  })
  const problem = search === null ? null : fieldProblem(t, search)

  return (
    <div className={css.combobox}>
      <TextField
        {...inputProps}
        label={label}
        placeholder={placeholder}
        error={isOpen ? error : (problem?.text ?? error)}
        title={text === '' ? undefined : text}
        enterKeyHint="search"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        action={
          search !== null &&
          (isWaiting(search) || search.predictions.status === 'searching') && (
            <span className={css.waiting}>
              <Spinner />
            </span>
          )
        }
      />
      <div className={css.popup} hidden={!isOpen}>
        {isOpen && <FieldOutcome picker={search} text={text} />}
        <ul {...getMenuProps({ 'aria-label': label })} className={css.options}>
          {isOpen &&
            options.map((option, index) => (
              <li
                key={optionKey(option)}
                {...getItemProps({ item: option, index })}
                className={classes(
                  css.option,
                  index === options.length - 1 && css.last,
                  highlightedIndex === index && css.highlighted,
                )}
              >
                <AddressOptionRow option={option} picker={search} />
              </li>
            ))}
        </ul>
      </div>
      <Announcer message={problem?.text ?? searchAnnouncement(t, search)} />
    </div>
  )
}
