import type {
  PickerPurpose,
  SelectingPicker,
} from '../../application/place/locationPicker.slice.ts'
import { useAppSelector } from '../app/store.ts'

/** What a field that is itself the search asks the picker for. */
export type FieldPurpose = PickerPurpose & { readonly onChoice: 'accept' | 'acceptAndPin' }

/** Whether an open picker, or a fetched address, belongs to a field. It may be another field's, or the dialog's. */
export const servesField = ({ owner, waypoint }: FieldPurpose, picker: PickerPurpose): boolean =>
  picker.owner === owner && picker.waypoint === waypoint && picker.onChoice !== 'pin'

/** The search of a field; null while nobody searches in it. */
export const useOwnSearch = (purpose: FieldPurpose): SelectingPicker | null =>
  useAppSelector(({ locationPicker: picker }) =>
    picker.status === 'selecting' && servesField(purpose, picker) ? picker : null,
  )

/** Whether the map beside the field shows the field's place. */
export const useIsPinned = (purpose: FieldPurpose): boolean =>
  useAppSelector(
    ({ locationPicker: picker }) => picker.status === 'pinning' && servesField(purpose, picker),
  )

/** Whether the field's address is being fetched, even if the picker serves another field by now. */
export const useIsAwaited = (purpose: FieldPurpose): boolean =>
  useAppSelector(({ awaitedAddresses }) =>
    awaitedAddresses.some((awaited) => servesField(purpose, awaited)),
  )
