import { put } from 'typed-redux-saga'
import type { Link } from '../../domain/link/link.ts'
import { navigate } from '../flow/navigate.ts'
import type { GoTo } from '../ports/navigation.port.ts'
import { pickerClosed } from './locationPicker.slice.ts'

/** Takes the visitor from a form with addresses to another page of the site. */
export function* navigateAway(goTo: GoTo, link: Link) {
  yield* navigate(goTo, link)
  // An address of another form would open again by itself on a return to its page. Not closed before, because that
  // goes back a step in the history.
  yield* put(pickerClosed())
}
