import { Fragment } from 'react'
import css from './Unbroken.module.css'

type Props = { readonly text: string }

// Matches each number as a whole, with a word or without, so that a long one is not matched again
// from each digit.
const parts = /(\d+-\p{L}+)|\d+|\D+/gu

/** A text whose numbered words stay whole: no line break after the hyphen of "2-wheeler". */
export const Unbroken = ({ text }: Props) =>
  Array.from(text.matchAll(parts), ({ 0: part, 1: word, index }) => (
    <Fragment key={index}>
      {word === undefined ? part : <span className={css.whole}>{word}</span>}
    </Fragment>
  ))
