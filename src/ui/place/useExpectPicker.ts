import { useSurroundings } from '../app/surroundings.ts'
import { prefetchPickerStep } from './LazyPickerStep.tsx'

/** Loads the picker ahead, with its search and its map, because it will soon be opened. */
export const useExpectPicker = (): (() => void) => {
  const { expectPlaces } = useSurroundings()
  return () => {
    prefetchPickerStep()
    expectPlaces({ onMap: true })
  }
}
