import { useTranslation } from 'react-i18next'
import { type Reviewing, stopEditRequested } from '../../application/booking/orderReview.slice.ts'
import { isRight } from '../../domain/answer.ts'
import { fallbackNames } from '../../domain/booking/orderDraft.ts'
import { partyAt } from '../../domain/booking/stopForm.ts'
import { parseMobile } from '../../domain/phone/mobileNumber.ts'
import type { PhoneRule } from '../../domain/phone/phoneRule.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { classes } from '../design/classes.ts'
import { Icon } from '../design/Icon.tsx'
import { RoutePair, RouteStop } from '../design/RoutePair.tsx'
import css from './ReviewedRoute.module.css'
import { useOrderProblem } from './useOrderProblem.ts'
import { type Prompt, usePrompts } from './usePrompts.ts'

const labels = { pickup: 'booking.route.pickup', drop: 'booking.route.drop' } as const
const unnamed = { sender: 'booking.route.sender', receiver: 'booking.route.receiver' } as const
const edits = { pickup: 'booking.route.editPickup', drop: 'booking.route.editDrop' } as const

/** As it is dialled from anywhere; what is no number of the country stands as it was given. */
const wholeNumber = (rule: PhoneRule, mobile: string): string => {
  const parsed = parseMobile(rule)(mobile)
  return isRight(parsed) ? `+${rule.callingCode} ${parsed.right}` : mobile
}

type EndProps = { readonly review: Reviewing; readonly waypoint: Waypoint }

/** What an end still needs, calmly, and once booking was tried as what keeps it from being booked. */
const PromptButton = ({
  prompt,
  onAct,
}: {
  readonly prompt: Prompt
  readonly onAct: () => void
}) => (
  <button
    type="button"
    className={classes(css.prompt, prompt.isWrong && css.wrong)}
    data-missing={prompt.isWrong ? '' : undefined}
    onClick={onAct}
  >
    <Icon name={prompt.isWrong ? 'alert' : 'plus'} size="small" />
    <span>{prompt.text}</span>
  </button>
)

const End = ({ review: { draft }, waypoint }: EndProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const phone = useAppSelector(({ market }) => market.country.phone)
  const { address, contact, refusals } = usePrompts(waypoint)
  const problem = useOrderProblem()
  const { landmark, house } = draft[waypoint]
  const role = partyAt(waypoint)
  const { name, mobile } = draft[role]
  const edit = () => {
    dispatch(stopEditRequested(waypoint))
  }
  return (
    <RouteStop
      label={t(labels[waypoint])}
      landmark={landmark}
      detail={
        <div className={css.details}>
          {house !== '' && <p>{house}</p>}
          {address !== null && <PromptButton prompt={address} onAct={edit} />}
          <p className={css.person}>
            <span>{name === fallbackNames[role] ? t(unnamed[role]) : name}</span>
            {mobile !== '' && <span className={css.mobile}>{wholeNumber(phone, mobile)}</span>}
          </p>
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
        </div>
      }
      action={
        <Button
          variant="text"
          compact
          icon={<Icon name="edit" size="small" />}
          aria-label={t(edits[waypoint])}
          aria-haspopup="dialog"
          data-edit={waypoint}
          onClick={edit}
        >
          {t('booking.route.edit')}
        </Button>
      }
    />
  )
}

/** From where to where, and who stands at each end. */
export const ReviewedRoute = ({ review }: { readonly review: Reviewing }) => (
  <Card>
    <RoutePair
      pickup={<End review={review} waypoint="pickup" />}
      drop={<End review={review} waypoint="drop" />}
    />
  </Card>
)
