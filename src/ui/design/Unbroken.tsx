import { Fragment } from 'react'
import css from './Unbroken.module.css'

type Props = { readonly text: string }

// Each number is taken whole, with a word or without: a long one is not read anew from each of its digits.
const parts = /(\d+-\p{L}+)|\d+|\D+/gu

/** A text whose numbered words stay whole: no line ends after the hyphen of "2-wheeler". */
export const Unbroken = ({ text }: Props) =>
  Array.from(text.matchAll(parts), ({ 0: part, 1: word, index }) => (
    <Fragment key={index}>
      {word === undefined ? part : <span className={css.whole}>{word}</span>}
    </Fragment>
  ))
