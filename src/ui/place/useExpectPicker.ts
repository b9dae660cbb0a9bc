import { useSurroundings } from '../app/surroundings.ts'
import { prefetchPickerStep } from './LazyPickerStep.tsx'

/** Tells that somebody is about to open the picker: it is loaded, with its search and its map. */
export const useExpectPicker = (): (() => void) => {
  const { expectPlaces } = useSurroundings()
  return () => {
    prefetchPickerStep()
    expectPlaces({ onMap: true })
  }
}
