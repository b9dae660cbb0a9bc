import css from './ChoiceCard.module.css'
import { classes } from './classes.ts'

/** The look of a choice card as a class, for a router's own link. */
export const choiceCardClass = classes(css.card)
/** The look of a column of them. */
export const choiceCardsClass = classes(css.cards)
