import type { OpenPicker } from '../../application/place/locationPicker.slice.ts'
import { type HeadingLevel, LocationAccuracy } from './LocationAccuracy.tsx'
import { SelectLocation } from './SelectLocation.tsx'

export type PickerStepProps = {
  readonly picker: OpenPicker
  readonly headingLevel: HeadingLevel
}

/** The current step of the open picker (spec 1 §2). */
export const PickerStep = ({ picker, headingLevel }: PickerStepProps) => {
  switch (picker.status) {
    case 'selecting':
      return <SelectLocation key={picker.waypoint} picker={picker} />
    case 'pinning':
      return <LocationAccuracy key={picker.waypoint} picker={picker} headingLevel={headingLevel} />
  }
}
