import type { ReactNode } from 'react'
import css from './ChoiceCard.module.css'
import { Icon } from './Icon.tsx'

export type ChoiceWordsProps = {
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
  readonly chosen?: boolean | undefined
}

/** What stands on a choice card, for a router's own link in the look of one. */
export const ChoiceWords = ({ picture, title, text, chosen = false }: ChoiceWordsProps) => (
  <>
    <span className={css.picture}>{picture}</span>
    <span className={css.words}>
      <span className={css.title}>{title}</span>
      <span className={css.text}>{text}</span>
    </span>
    <span className={css.sign}>
      <Icon name={chosen ? 'check' : 'chevron-right'} />
    </span>
  </>
)

export type ChoiceCardProps = ChoiceWordsProps & {
  readonly onChoose: () => void
}

/** Chooses in one tap and leads on, so it is a button: an arrow key on a radio would only look. */
export const ChoiceCard = ({ onChoose, ...words }: ChoiceCardProps) => (
  <button type="button" className={css.card} aria-pressed={words.chosen} onClick={onChoose}>
    <ChoiceWords {...words} />
  </button>
)
