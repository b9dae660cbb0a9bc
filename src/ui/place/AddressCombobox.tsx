import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import {
  currentLocationRequested,
  pickerClosed,
  pickerOpened,
  predictionChosen,
  type SelectingPicker,
  searchTyped,
} from '../../application/place/locationPicker.slice.ts'
import {
  type AddressEntry,
  entryText,
  placeOf,
  searchableText,
} from '../../domain/place/address.ts'
import { EmbeddingContext } from '../app/embedding.ts'
import { intoSight } from '../app/focus/intoSight.ts'
import { useAppDispatch } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { Announcer } from '../design/Announcer.tsx'
import { Spinner } from '../design/Spinner.tsx'
import { TextField } from '../design/TextField.tsx'
import css from './AddressCombobox.module.css'
import { AddressOptionRow } from './AddressOptionRow.tsx'
import { type AddressOption, addressOptions, isUnderWay, optionKey } from './addressOption.ts'
import {
  addressBehaviour,
  focusField,
  hasFocus,
  isCaret,
  isOfField,
  keepCaretKeys,
  keepCaretKeysAndEscape,
} from './comboboxBehaviour.ts'
import { FieldOutcome } from './FieldOutcome.tsx'
import { type FieldPurpose, useIsAwaited, useIsPinned, useOwnSearch } from './fieldPicker.ts'
import { fieldProblem } from './fieldProblem.ts'
import { searchAnnouncement } from './searchAnnouncement.ts'
import { useMarkedOption } from './useMarkedOption.ts'
import { useOpenMap } from './useOpenMap.ts'
import { useRetryAlsoOnline } from './useRetry.ts'

export type AddressComboboxProps = {
  readonly purpose: FieldPurpose
  readonly label: string
  readonly placeholder?: string | undefined
  /** The value of the form's field. */
  readonly entry: AddressEntry
  readonly error?: string | null | undefined
  /** The field has received the focus, by whatever means. */
  readonly onFocused: () => void
  /**
   * The visitor uses the field: a tap, typing or the keyboard, once until it is left. A focus set
   * by the page does not count.
   */
  readonly onUsed: () => void
  /** The visitor changed the text by typing, not by a choice. */
  readonly onTyped?: (() => void) | undefined
  readonly onLeave: () => void
}

/** Takes the focus back when the map beside the field returns the customer to the search. */
const useReturnToSearch = (
  inputId: string,
  isPinned: boolean,
  search: SelectingPicker | null,
): void => {
  const wasPinned = useRef(false)
  const isBlank = search?.text === ''
  useEffect(() => {
    if (wasPinned.current && isBlank) focusField(inputId)
    wasPinned.current = isPinned
  }, [inputId, isPinned, isBlank])
}

const isWaiting = ({ choosing, locating }: SelectingPicker): boolean =>
  choosing.status === 'choosing' || locating.status === 'locating'

/**
 * Keeps the options open while the chosen one loads, so that a failure has a place. With an open
 * map, the map shows it.
 */
const fieldBehaviour =
  (isPinned: boolean) =>
  (
    state: UseComboboxState<AddressOption>,
    asked: UseComboboxStateChangeOptions<AddressOption>,
  ): Partial<UseComboboxState<AddressOption>> => {
    const next = addressBehaviour(state, asked)
    const chosen = next.selectedItem ?? null
    return chosen === null ? next : { ...next, isOpen: chosen.kind !== 'map' && !isPinned }
  }

/** The actions of a field's options. */
const useAct = (
  { purpose, entry }: AddressComboboxProps,
  search: SelectingPicker | null,
  hasPicker: boolean,
): ((option: AddressOption) => void) => {
  const dispatch = useAppDispatch()
  // Here, because what was asked for may still be awaited when the list has closed.
  const retry = useRetryAlsoOnline(search)
  const openMap = useOpenMap()
  const { onChoice } = purpose
  return (option) => {
    if (isUnderWay(option, search)) return
    switch (option.kind) {
      case 'place':
        dispatch(predictionChosen(option.prediction))
        break
      case 'retry':
        retry()
        break
      case 'currentLocation':
        if (!hasPicker) dispatch(pickerOpened({ ...purpose, place: null }))
        dispatch(currentLocationRequested())
        break
      case 'map':
        // On the map beside the field, or in the dialog if the page has no map of its own.
        openMap(
          onChoice === 'acceptAndPin' ? purpose : { ...purpose, onChoice: 'pin' },
          placeOf(entry),
        )
        break
    }
  }
}

/**
 * An address field that is itself the search, for wide screens. It shows places below itself, and
 * an option without typing. What is typed is kept in the form until a place is chosen.
 */
export const AddressCombobox = (props: AddressComboboxProps) => {
  const { purpose, label, placeholder, entry, error, onFocused, onUsed, onTyped, onLeave } = props
  const { owner, waypoint } = purpose
  const text = entryText(entry)
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { limits } = useSurroundings()
  const isSearchable = searchableText(limits.predictionLeast)(text) !== null
  const search = useOwnSearch(purpose)
  const inputId = useId()
  const isPinned = useIsPinned(purpose)
  const hasPicker = search !== null || isPinned
  // The map beside the field shows its own wait.
  const isFetching = useIsAwaited(purpose) && !isPinned
  useReturnToSearch(inputId, isPinned, search)
  // The field goes: its page is left by a link, or becomes a phone's. An address that is being fetched is for the form,
  // which other pages and layouts show as well.
  const close = useEffectEvent(() => {
    if (hasPicker) dispatch(pickerClosed({ owner, waypoint, isStillMeant: true }))
  })
  useEffect(() => () => close(), [])
  const [isUsed, setUsed] = useState(false)
  const act = useAct(props, search, hasPicker)
  const embedding = use(EmbeddingContext)
  const options = addressOptions(waypoint, search, embedding === null)

  const countUse = () => {
    if (!isUsed) onUsed()
    setUsed(true)
  }
  const type = (typed: string) => {
    dispatch(searchTyped({ ...purpose, text: typed }))
  }
  const { isOpen, closeMenu, getInputProps, getMenuProps, getItemProps, ...marking } =
    useCombobox<AddressOption>({
      inputId,
      items: options,
      inputValue: text,
      selectedItem: null,
      itemToString: () => text,
      stateReducer: fieldBehaviour(isPinned),
      scrollIntoView: intoSight,
      ...(embedding === null ? {} : { environment: embedding }),
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem !== null) act(selectedItem)
      },
      onIsOpenChange: ({ isOpen: opens, type: cause }) => {
        // Another field's search may have replaced this one's.
        const isLost = search === null && entry.status === 'typed'
        if (opens && isLost && isSearchable) type(text)
        const isGivenUp = cause === useCombobox.stateChangeTypes.InputKeyDownEscape
        if (!opens && isGivenUp && search !== null) dispatch(pickerClosed())
      },
    })
  useMarkedOption(options, optionKey, marking)
  useEffect(() => {
    if (entry.status === 'resolved') closeMenu()
  }, [entry, closeMenu])
  const inputProps = getInputProps({
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      countUse()
      type(currentTarget.value)
      onTyped?.()
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      // Whoever comes back to a chosen address means another one: typing replaces it. A second click sets the caret.
      if (!isUsed && entry.status === 'resolved' && isCaret(currentTarget)) currentTarget.select()
      countUse()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isOfField(event)) countUse()
      if (isOpen) keepCaretKeys(event)
      else keepCaretKeysAndEscape(event)
    },
    onFocus: onFocused,
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      // The window lost the focus, not the field.
      if (hasFocus(currentTarget)) return
      setUsed(false)
      if (search !== null && !isWaiting(search)) dispatch(pickerClosed({ owner, waypoint }))
      onLeave()
    },
  })
  const problem = search === null ? null : fieldProblem(t, search)

  return (
    <div className={css.combobox}>
      {/* Shows a pointer the whole of a truncated address. As the field's own title, screen readers
          would read it twice. */}
      <div role="presentation" title={text}>
        <TextField
          {...inputProps}
          label={label}
          placeholder={placeholder}
          error={isOpen ? error : (problem?.text ?? error)}
          enterKeyHint="search"
          autoCorrect="off"
          spellCheck={false}
          required
          translate="no"
          action={
            (isFetching ||
              (search !== null &&
                (isWaiting(search) || search.predictions.status === 'searching'))) && (
              <span className={css.waiting}>
                <Spinner />
              </span>
            )
          }
        />
      </div>
      <div className={css.popup} hidden={!isOpen}>
        {isOpen && <FieldOutcome picker={search} isSearchable={isSearchable} />}
        <ul {...getMenuProps({ 'aria-label': label })} className={css.options}>
          {isOpen &&
            options.map((option, index) => (
              <li
                key={optionKey(option)}
                {...getItemProps({ item: option, index })}
                className={css.option}
                data-kind={option.kind}
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
