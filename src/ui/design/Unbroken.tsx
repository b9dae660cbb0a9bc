import css from './Unbroken.module.css'

type Props = { readonly text: string }

/** A text whose numbered words stay whole: no line ends after the hyphen of "2-wheeler". */
export const Unbroken = ({ text }: Props) => {
  const [word] = /\d+-\p{L}+/u.exec(text) ?? []
  if (word === undefined) return text
  const at = text.indexOf(word)
  return (
    <>
      {text.slice(0, at)}
      <span className={css.whole}>{word}</span>
      <Unbroken text={text.slice(at + word.length)} />
    </>
  )
}
