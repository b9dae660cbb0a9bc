import { type ReactNode, useId } from 'react'
import choice from './Choice.module.css'
import { classes } from './classes.ts'
import { FieldNotes } from './FieldNotes.tsx'
import look from './Radio.module.css'
import css from './RadioCards.module.css'
import unseen from './VisuallyHidden.module.css'

export type RadioCard<Value extends string> = {
  readonly value: Value
  readonly title: string
  readonly text?: ReactNode
}

export type RadioCardsProps<Value extends string> = {
  /** The question, which names the group. */
  readonly legend: string
  /** If a title already asks the question. */
  readonly legendHidden?: boolean | undefined
  readonly cards: ReadonlyArray<RadioCard<Value>>
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly error?: string | null | undefined
  readonly disabled?: boolean | undefined
  /** Side by side from 560px, or one under the other everywhere. */
  readonly layout?: 'row' | 'stack' | undefined
  /** Lower cards, for more than a few with one line each. */
  readonly compact?: boolean | undefined
}

/** One choice among a few big cards. Native radios, so that arrow keys and forms work. */
export const RadioCards = <Value extends string>({
  legend,
  legendHidden,
  cards,
  value,
  onChange,
  error,
  disabled,
  layout = 'row',
  compact,
}: RadioCardsProps<Value>) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <div id={`${id}-legend`} className={legendHidden ? unseen.hidden : css.legend}>
        {legend}
      </div>
      <div className={classes(css.cards, layout === 'row' && css.side, compact && css.compact)}>
        {cards.map((card) => (
          <label key={card.value} className={classes(choice.choice, css.card)}>
            <input
              type="radio"
              name={id}
              value={card.value}
              disabled={disabled}
              checked={card.value === value}
              onChange={() => {
                onChange(card.value)
              }}
              className={classes(look.radio, css.radio)}
              aria-labelledby={`${id}-${card.value}-title`}
              aria-describedby={card.text ? `${id}-${card.value}-text` : undefined}
            />
            <span className={css.words}>
              <span id={`${id}-${card.value}-title`} className={css.title}>
                {card.title}
              </span>
              {card.text && (
                <span id={`${id}-${card.value}-text`} className={css.text}>
                  {card.text}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes errorId={errorId} error={error} />
    </div>
  )
}
