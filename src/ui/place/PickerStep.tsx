import type { OpenPicker } from '../../application/place/locationPicker.slice.ts'
import { LocationAccuracy } from './LocationAccuracy.tsx'
import type { HeadingLevel } from './pickerSteps.ts'
import { SelectLocation } from './SelectLocation.tsx'

export type PickerStepProps = {
  readonly picker: OpenPicker
  /** The level of the headings inside the step. */
  readonly headingLevel: HeadingLevel
}

/** The step that the open picker is at (spec 1 §2). */
export const PickerStep = ({ picker, headingLevel }: PickerStepProps) => {
  switch (picker.status) {
    case 'selecting':
      return <SelectLocation key={picker.waypoint} picker={picker} />
    case 'pinning':
      return <LocationAccuracy key={picker.waypoint} picker={picker} headingLevel={headingLevel} />
  }
}
