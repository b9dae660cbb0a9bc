import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { selectModal } from '../../application/modal/modal.selectors.ts'
import type { Modal } from '../../application/modal/modal.slice.ts'
import { codeFollowed } from '../../application/picker/serviceForm.slice.ts'
import { codeIn } from '../../domain/fare/serviceCategory.ts'
import { parseQuery } from '../../domain/link/query.ts'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { markOf, setMark } from '../app/closing/stepState.ts'
import { usePagePath } from '../app/link/usePagePath.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { CategoryPicker } from './CategoryPicker.tsx'
import { CityPicker } from './CityPicker.tsx'
import { EstimateError } from './EstimateError.tsx'
import { SharedRequirement } from './SharedRequirement.tsx'

const mark = 'codeFollowed'

/**
 * A category code in the page's link opens what it stands for (spec 1 §3), but only once: after Back or a reload
 * the mark on the history step is still there, and what was chosen since is newer.
 */
const useFollowedCode = () => {
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const path = usePagePath()
  const isArrival = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const query = parseQuery(search)
    const code = codeIn(query)
    if (code === null || markOf(mark) === true) return
    setMark(mark, true)
    dispatch(codeFollowed({ code, path, query, isArrival }))
  }, [dispatch, path, search, isArrival])
}

/**
 * Whether the form of a service was chosen among the others, which are then behind it, also after
 * it failed and came back. A form that a link opened has no choice behind it.
 */
const useHasChoice = (modal: Modal): boolean => {
  const [hasChoice, setHasChoice] = useState(false)
  const has =
    modal.kind === 'categoryPicker'
      ? hasChoice || modal.chosen === null
      : hasChoice && modal.kind === 'error'
  if (has !== hasChoice) setHasChoice(has)
  return has
}

const OpenModal = () => {
  const modal = useAppSelector(selectModal)
  const hasChoice = useHasChoice(modal)
  useFollowedCode()
  switch (modal.kind) {
    case 'categoryPicker':
      return <CategoryPicker chosen={modal.chosen} hasChoice={hasChoice} />
    case 'citySelector':
      return <CityPicker />
    case 'requirement':
      return <SharedRequirement />
    case 'error':
      return modal.failed === 'estimate' ? <EstimateError /> : null
    case 'none':
    case 'auth':
    case 'address':
    case 'goodsType':
    case 'vehicleEstimate':
      return null
  }
}

/**
 * The modals that any page may open, one at a time. Esc, the close button and Back close each of them
 * (spec 1 §2).
 */
export const PickerModals = () => (
  <WithFeature name="picker">
    <OpenModal />
  </WithFeature>
)
