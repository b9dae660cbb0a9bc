import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { stopEditRequested } from '../../application/booking/order/orderReview.slice.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { useAppDispatch } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { classes } from '../design/classes.ts'
import { Icon, type IconName } from '../design/Icon.tsx'
import { RoutePair, RouteStop } from '../design/RoutePair.tsx'
import css from './ReviewedRoute.module.css'
import { StopDetails } from './StopDetails.tsx'
import { useOrderProblem } from './useOrderProblem.ts'
import { type Prompt, usePrompts } from './usePrompts.ts'
import type { ShownReview } from './useShownReview.ts'

const labels = { pickup: 'booking.route.pickup', drop: 'booking.route.drop' } as const
const edits = { pickup: 'booking.route.editPickup', drop: 'booking.route.editDrop' } as const
const unsavedTexts = {
  pickup: 'booking.route.unsavedPickup',
  drop: 'booking.route.unsavedDrop',
} as const

type EndProps = { readonly review: ShownReview; readonly waypoint: Waypoint }

/** What an end still needs. Once the customer tried to book, it is shown as an error. */
const PromptButton = ({
  prompt,
  icon = prompt.isWrong ? 'alert' : 'plus',
  id,
  onAct,
}: {
  readonly prompt: Prompt
  readonly icon?: IconName
  readonly id?: string
  readonly onAct: () => void
}) => (
  <button
    type="button"
    id={id}
    className={classes(css.prompt, prompt.isWrong && css.wrong)}
    data-missing={prompt.isWrong ? '' : undefined}
    onClick={onAct}
  >
    <Icon name={icon} size="small" />
    <span>{prompt.text}</span>
  </button>
)

const End = ({ review: { draft, unsaved }, waypoint }: EndProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { address, contact, refusals } = usePrompts(waypoint)
  const problem = useOrderProblem()
  const unsavedId = useId()
  const isUnsaved = unsaved[waypoint] !== null
  const edit = () => {
    dispatch(stopEditRequested(waypoint))
  }
  return (
    <RouteStop
      label={t(labels[waypoint])}
      landmark={draft[waypoint].landmark}
      detail={
        <StopDetails
          order={draft}
          waypoint={waypoint}
          address={address !== null && <PromptButton prompt={address} onAct={edit} />}
        >
          {contact.map((prompt) => (
            <PromptButton key={prompt.text} prompt={prompt} onAct={edit} />
          ))}
          {refusals.map((refusal) => (
            <p
              key={`${refusal.part} ${refusal.message}`}
              className={css.refusal}
              role={refusal === problem?.about ? undefined : 'alert'}
            >
              <Icon name="alert" size="small" />
              <span>{refusal.message}</span>
            </p>
          ))}
          {/* The saved values above are the ones that are booked. */}
          {isUnsaved && (
            <PromptButton
              prompt={{ text: t(unsavedTexts[waypoint]), isWrong: false }}
              icon="info"
              id={unsavedId}
              onAct={edit}
            />
          )}
        </StopDetails>
      }
      action={
        <Button
          variant="text"
          compact
          icon={<Icon name="edit" size="small" />}
          aria-label={t(edits[waypoint])}
          aria-haspopup="dialog"
          aria-describedby={isUnsaved ? unsavedId : undefined}
          data-edit={waypoint}
          onClick={edit}
        >
          {t('booking.route.edit')}
        </Button>
      }
    />
  )
}

/** Pickup and drop, with the person at each end. */
export const ReviewedRoute = ({ review }: { readonly review: ShownReview }) => (
  <Card>
    <RoutePair
      pickup={<End review={review} waypoint="pickup" />}
      drop={<End review={review} waypoint="drop" />}
    />
  </Card>
)
