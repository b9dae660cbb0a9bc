import { useCombobox } from 'downshift'
import { type ChangeEvent, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  currentLocationRequested,
  knownPredictions,
  locatingDismissed,
  predictionChosen,
  type SelectingPicker,
  searchTyped,
} from '../../application/place/locationPicker.slice.ts'
import type { Prediction } from '../../application/place/places.port.ts'
import { intoSight } from '../app/focus/intoSight.ts'
import { useAppDispatch } from '../app/store.ts'
import { Announcer } from '../design/Announcer.tsx'
import { classes } from '../design/classes.ts'
import { Icon } from '../design/Icon.tsx'
import { IconButton } from '../design/IconButton.tsx'
import { TextField } from '../design/TextField.tsx'
import { isUnderWay } from './addressOption.ts'
import { addressBehaviour, focusField, keepCaretKeysAndEscape } from './comboboxBehaviour.ts'
import { DeniedPanel } from './DeniedPanel.tsx'
import { LocatingNotice } from './LocatingNotice.tsx'
import { PlaceRow } from './PlaceRow.tsx'
import { SearchOutcome } from './SearchOutcome.tsx'
import css from './SelectLocation.module.css'
import { searchAnnouncement } from './searchAnnouncement.ts'
import { useMarkedOption } from './useMarkedOption.ts'
import { useOpenMap } from './useOpenMap.ts'

const labels = {
  pickup: 'place.field.pickup',
  drop: 'place.field.drop',
} as const

/** The option without typing. For Drop it opens the map (spec 1 §2). */
const WithoutTyping = ({ picker }: { readonly picker: SelectingPicker }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const openMap = useOpenMap()
  const { owner, waypoint, onChoice, near, last } = picker
  if (waypoint === 'drop')
    return (
      <button
        type="button"
        className={css.way}
        onClick={() => openMap({ owner, waypoint, onChoice, near }, last)}
      >
        <PlaceRow acts icon="pin" primary={t('place.onMap.open')} />
      </button>
    )
  const isLocating = picker.locating.status === 'locating'
  return (
    <button
      type="button"
      className={css.way}
      aria-disabled={isLocating || undefined}
      onClick={() => {
        if (!isLocating) dispatch(currentLocationRequested())
      }}
    >
      <PlaceRow
        acts
        icon="target"
        busy={isLocating}
        primary={isLocating ? t('place.current.fetching') : t('place.current.use')}
      />
    </button>
  )
}

/** The search field and the list of the places that it found. */
const usePlaceSearch = (picker: SelectingPicker, known: readonly Prediction[]) => {
  const { owner, waypoint, text, onChoice, near } = picker
  const dispatch = useAppDispatch()
  const inputId = useId()
  const type = (typed: string) => {
    dispatch(searchTyped({ owner, waypoint, onChoice, near, text: typed }))
  }
  const isChosen = (prediction: Prediction) => isUnderWay({ kind: 'place', prediction }, picker)
  const { getInputProps, getMenuProps, getItemProps, ...marking } = useCombobox<Prediction>({
    inputId,
    items: [...known],
    inputValue: text,
    // Always open: downshift takes the focus whenever a list opens.
    isOpen: true,
    selectedItem: null,
    itemToString: (prediction) => prediction?.primary ?? '',
    stateReducer: addressBehaviour,
    scrollIntoView: intoSight,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null && !isChosen(selectedItem)) dispatch(predictionChosen(selectedItem))
    },
  })
  useMarkedOption(known, ({ id }) => id, marking)
  const inputProps = getInputProps({
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      type(currentTarget.value)
    },
    onKeyDown: keepCaretKeysAndEscape,
  })
  useEffect(() => {
    focusField(inputId)
  }, [inputId])
  return {
    inputProps,
    getMenuProps,
    getItemProps,
    highlightedIndex: marking.highlightedIndex,
    isChosen,
    focus: () => focusField(inputId),
    clear: () => {
      type('')
      focusField(inputId)
    },
  }
}

export type SelectLocationProps = {
  readonly picker: SelectingPicker
}

/** Step one of the picker: search for an address, or use the current location (spec 1 §2). */
export const SelectLocation = ({ picker }: SelectLocationProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { waypoint, text, predictions, locating } = picker
  const isDenied = locating.status === 'failed' && locating.error.kind === 'LocationDenied'
  const known = isDenied ? [] : knownPredictions(predictions)
  const { inputProps, getMenuProps, getItemProps, highlightedIndex, isChosen, focus, clear } =
    usePlaceSearch(picker, known)
  const search = () => {
    dispatch(locatingDismissed())
    focus()
  }

  return (
    <div className={css.select}>
      <div className={css.search}>
        <TextField
          {...inputProps}
          aria-expanded={known.length > 0}
          label={t(labels[waypoint])}
          placeholder={t('place.search.placeholder')}
          icon={<Icon name="search" />}
          inputMode="search"
          enterKeyHint="search"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          data-autofocus=""
          action={
            text !== '' && (
              <IconButton icon="close" label={t('place.search.clear')} onClick={clear} />
            )
          }
        />
      </div>
      <div className={css.ways}>
        <WithoutTyping picker={picker} />
      </div>
      {locating.status === 'failed' && !isDenied && (
        <LocatingNotice error={locating.error} onSearch={search} />
      )}
      {isDenied ? <DeniedPanel onSearch={search} /> : <SearchOutcome picker={picker} />}
      <ul
        {...getMenuProps({ 'aria-label': t('place.search.list') })}
        className={css.places}
        hidden={known.length === 0}
      >
        {known.map((prediction, index) => (
          <li
            key={prediction.id}
            {...getItemProps({ item: prediction, index })}
            className={classes(css.place, highlightedIndex === index && css.highlighted)}
          >
            <PlaceRow
              icon="pin"
              primary={prediction.primary}
              secondary={prediction.secondary}
              busy={isChosen(prediction)}
            />
          </li>
        ))}
      </ul>
      <Announcer message={searchAnnouncement(t, picker)} />
    </div>
  )
}
