import choice from './Choice.module.css'
import css from './ChoiceCard.module.css'
import { classes } from './classes.ts'

/** The class for the look of a choice card, for a router link. */
export const choiceCardClass = classes(choice.choice, css.card)
/** The class for a column of choice cards. */
export const choiceCardsClass = classes(css.cards)
