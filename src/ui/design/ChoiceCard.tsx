import type { ReactNode } from 'react'
import css from './ChoiceCard.module.css'
import { choiceCardClass } from './choiceCardClass.ts'
import { Icon } from './Icon.tsx'

export type ChoiceWordsProps = {
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
  readonly chosen?: boolean | undefined
}

/** The content of a choice card, for a router link with the same look. */
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

/**
 * A choice that acts on one tap, so it is a button: on a radio, an arrow key would already choose.
 */
export const ChoiceCard = ({ onChoose, ...words }: ChoiceCardProps) => (
  <button type="button" className={choiceCardClass} aria-pressed={words.chosen} onClick={onChoose}>
    <ChoiceWords {...words} />
  </button>
)
