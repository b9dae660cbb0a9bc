import { useTranslation } from 'react-i18next'
import { Announcer } from '../../../src/ui/design/Announcer.tsx'
import { Badge } from '../../../src/ui/design/Badge.tsx'
import { Button } from '../../../src/ui/design/Button.tsx'
import { CapacityIcon } from '../../../src/ui/design/CapacityIcon.tsx'
import { Card } from '../../../src/ui/design/Card.tsx'
import { Dialog } from '../../../src/ui/design/Dialog.tsx'
import { EmptyState } from '../../../src/ui/design/EmptyState.tsx'
import { FieldSkeleton } from '../../../src/ui/design/FieldSkeleton.tsx'
import { NoOrders } from '../../../src/ui/design/illustrations/NoOrders.tsx'
import { vehicleIllustration } from '../../../src/ui/design/illustrations/vehicles/vehicleIllustration.ts'
import { News } from '../../../src/ui/design/News.tsx'
import { Notice } from '../../../src/ui/design/Notice.tsx'
import { RoutePair, RouteStop } from '../../../src/ui/design/RoutePair.tsx'
import { RouteSkeleton } from '../../../src/ui/design/RouteSkeleton.tsx'
import { Skeleton } from '../../../src/ui/design/Skeleton.tsx'
import { SkeletonWords } from '../../../src/ui/design/SkeletonWords.tsx'
import { StickyBar } from '../../../src/ui/design/StickyBar.tsx'
import { TextField } from '../../../src/ui/design/TextField.tsx'
import { VehicleCard } from '../../../src/ui/design/VehicleCard.tsx'
import { VehicleSkeleton } from '../../../src/ui/design/VehicleSkeleton.tsx'
import { VisuallyHidden } from '../../../src/ui/design/VisuallyHidden.tsx'
import { WaitingCard } from '../../../src/ui/design/WaitingCard.tsx'
import type { Group } from '../state.ts'
import { Kind, Parts } from './Parts.tsx'

const nothing = () => undefined
const TataAce = vehicleIllustration(1)
const tones = ['neutral', 'action', 'accent', 'success', 'danger'] as const
const shapes = ['text', 'title', 'field', 'button', 'picture', 'card'] as const

const Cards = () => {
  const { t } = useTranslation()
  return (
    <Parts title="Cards">
      <Kind title="a surface">
        <Card>{t('orders.history.pastNone')}</Card>
      </Kind>
      <Kind title="a route">
        <Card>
          <RoutePair
            pickup={
              <RouteStop
                label={t('results.route.pickup')}
                landmark="Koramangala 4th Block, Bengaluru"
                detail="Asha Rao · 98765 43210"
              />
            }
            drop={<RouteStop label={t('results.route.drop')} landmark="Whitefield, Bengaluru" />}
            action={
              <Button variant="text" compact>
                {t('results.route.edit')}
              </Button>
            }
          />
        </Card>
        <RoutePair
          holds="fields"
          pickup={<TextField label={t('fare.address.pickup')} />}
          drop={<TextField label={t('fare.address.drop')} />}
        />
      </Kind>
      <Kind title="a vehicle">
        <VehicleCard
          picture={<TataAce />}
          name="Tata Ace"
          capacity="750 kg"
          size="7ft x 4ft x 5ft"
          fare="₹368.50"
          bestForLabel={t('results.bestFor')}
          bestFor="Furniture, building materials"
          badge={<Badge tone="accent">{t('results.cheapest')}</Badge>}
          action={<Button compact>{t('results.book')}</Button>}
        />
        <VehicleCard
          picture={<TataAce />}
          name="Tata Ace"
          capacity="750 kg"
          fare="₹368.50"
          chosen
          choice={{ group: 'vehicles', onChoose: nothing }}
        />
        <VehicleCard
          picture={<TataAce />}
          name="Tata Ace"
          choice={{ group: 'vehicles', onChoose: nothing }}
        />
      </Kind>
      <Kind title="what a vehicle carries" as="row">
        <span>
          <CapacityIcon />
          750 kg
        </span>
        <small>
          <CapacityIcon compact />
          750 kg
        </small>
      </Kind>
      <Kind title="a word" as="row">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t('orders.status.live')}
          </Badge>
        ))}
      </Kind>
    </Parts>
  )
}

const Notices = () => {
  const { t } = useTranslation()
  const retry = (
    <Button variant="text" compact>
      {t('app.action.retry')}
    </Button>
  )
  return (
    <Parts title="News, emptiness and waiting">
      <Kind title="a notice">
        <News>
          <Notice quiet>{t('orders.track.stale.text')}</Notice>
        </News>
        <Notice kind="success">{t('session.resend.sent')}</Notice>
        <Notice
          kind="error"
          title={t('fare.failure.unexpected')}
          action={retry}
          dismiss={{ label: t('fare.failure.dismiss'), onDismiss: nothing }}
        >
          {t('fare.failure.kept')}
        </Notice>
      </Kind>
      <Kind title="nothing to show">
        <EmptyState
          level={3}
          picture={<NoOrders />}
          title={t('orders.history.empty.title')}
          text={t('orders.history.empty.text')}
          action={<Button>{t('orders.history.empty.action')}</Button>}
        />
      </Kind>
      <Kind title="what comes">
        {shapes.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
        <Skeleton width="medium" />
        <Skeleton width="long" />
        <p>
          <SkeletonWords count={7} />
        </p>
        <FieldSkeleton icon="box" sign="chevron-right" />
        <VehicleSkeleton holds="fare" cheapest />
        <VehicleSkeleton holds="bare" />
        <VehicleSkeleton holds="choice" />
      </Kind>
      <Kind title="what comes, told in words">
        <WaitingCard title={t('app.estimate.recalling')} text={t('app.estimate.waiting')} />
        <WaitingCard title={t('app.order.opening')} text={t('app.order.waiting')}>
          <RouteSkeleton detailed />
        </WaitingCard>
      </Kind>
      <Kind title="for assistive technology alone">
        <Announcer message={t('session.resend.readySpoken')} />
        <p>
          Nothing is seen here: <VisuallyHidden>{t('fare.loading')}</VisuallyHidden>
        </p>
      </Kind>
    </Parts>
  )
}

const Bar = () => {
  const { t } = useTranslation()
  return (
    <Parts title="The bar of the one action">
      <Kind title="above it, the page">
        {[1, 2, 3].map((line) => (
          <Card key={line}>
            <Skeleton shape="title" />
            <Skeleton />
          </Card>
        ))}
      </Kind>
      <StickyBar note={t('fare.missing.route')}>
        <Button block>{t('fare.submit')}</Button>
      </StickyBar>
    </Parts>
  )
}

const dialogs = [
  { name: 'sheet', title: 'A dialog that rises', placement: 'sheet', width: 'regular' },
  { name: 'narrow', title: 'A narrow dialog', placement: 'sheet', width: 'narrow' },
  { name: 'full', title: 'A dialog of the whole screen', placement: 'full', width: 'wide' },
] as const

type DialogLook = Pick<(typeof dialogs)[number], 'placement' | 'width'>

const Opened = ({ placement, width }: DialogLook) => {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={nothing}
      title={t('orders.track.cancel.title')}
      closeLabel={t('app.action.close')}
      back={{ label: t('app.action.back'), onBack: nothing }}
      placement={placement}
      width={width}
      footer={<Button block>{t('orders.track.cancel.submit')}</Button>}
    >
      <p>{t('orders.track.cancel.tooLateText')}</p>
    </Dialog>
  )
}

export const surfaces: Group = {
  title: 'Surfaces',
  states: [
    { name: 'part-cards', title: 'Cards', setting: () => ({ screen: <Cards /> }) },
    {
      name: 'part-news',
      title: 'News, emptiness and waiting',
      setting: () => ({ screen: <Notices /> }),
    },
    { name: 'part-bar', title: 'The bar of the one action', setting: () => ({ screen: <Bar /> }) },
    ...dialogs.map(({ name, title, placement, width }) => ({
      name: `part-dialog-${name}`,
      title,
      setting: () => ({ screen: <Opened placement={placement} width={width} /> }),
    })),
  ],
}
