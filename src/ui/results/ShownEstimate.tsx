import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { bookingRequested } from '../../application/fare/fareResults.slice.ts'
import { allowsCallback } from '../../domain/fare/fareLink.ts'
import type { FareEstimate } from '../../domain/fare/fareQuote.ts'
import {
  cheapestFirst,
  isCheapest,
  shownVehicles,
  type Vehicle,
} from '../../domain/fare/vehicle.ts'
import { parseQuery } from '../../domain/link/query.ts'
import { useLocalePath } from '../app/link/localePath.ts'
import { SiteLink } from '../app/link/SiteLink.tsx'
import { telephoneLink } from '../app/link/telephoneLink.ts'
import { useSupportNumber } from '../app/link/useSupportNumber.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { Badge } from '../design/Badge.tsx'
import { Button, LinkButton } from '../design/Button.tsx'
import { buttonClass } from '../design/buttonClass.ts'
import { Card } from '../design/Card.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { Icon } from '../design/Icon.tsx'
import { NoService } from '../design/illustrations/NoService.tsx'
import { Notice } from '../design/Notice.tsx'
import { RoutePair, RouteStop } from '../design/RoutePair.tsx'
import { StickyBar } from '../design/StickyBar.tsx'
import { VehicleCard } from '../design/VehicleCard.tsx'
import { useVehicleCards } from '../vehicle/useVehicleCards.tsx'
import css from './ShownEstimate.module.css'
import { useCallbackNews } from './useCallbackNews.ts'
import { useRouteEdit } from './useRouteEdit.ts'
import { WholeAddress } from './WholeAddress.tsx'

type Props = { readonly estimate: FareEstimate }

const Route = ({ estimate: { pickup, drop } }: Props) => {
  const { t } = useTranslation()
  const editRoute = useRouteEdit()
  const pathOf = useLocalePath()
  return (
    <Card>
      <RoutePair
        holds="lines"
        pickup={
          <RouteStop
            label={t('results.route.pickup')}
            landmark={pickup.landmark && <WholeAddress landmark={pickup.landmark} />}
            action={
              <SiteLink
                className={buttonClass({ variant: 'text', compact: true })}
                to={pathOf('/fare-estimate')}
                onClick={editRoute}
              >
                <Icon name="edit" size="small" />
                {t('results.route.edit')}
              </SiteLink>
            }
          />
        }
        drop={
          <RouteStop
            label={t('results.route.drop')}
            landmark={drop.landmark && <WholeAddress landmark={drop.landmark} />}
          />
        }
      />
    </Card>
  )
}

const Book = ({ vehicle: { id, name } }: { readonly vehicle: Vehicle }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const busy = useAppSelector(
    ({ fareResults: { results } }) => results.status === 'shown' && results.bookedVehicleId === id,
  )
  return (
    <Button
      variant="secondary"
      block
      compact
      busy={busy}
      aria-label={t('results.bookNamed', { vehicle: name })}
      onClick={() => dispatch(bookingRequested({ vehicleId: id }))}
    >
      {t('results.book')}
    </Button>
  )
}

const Vehicles = ({ vehicles }: { readonly vehicles: readonly Vehicle[] }) => {
  const { t } = useTranslation()
  const isBookable = useAppSelector(({ market }) => market.bookingFlow)
  const isCheapestOf = isCheapest(vehicles)
  const cardOf = useVehicleCards(vehicles)
  return (
    <ul className={css.cards}>
      {vehicles.map((vehicle) => (
        <li key={`${vehicle.id} ${vehicle.type}`}>
          <VehicleCard
            {...cardOf(vehicle)}
            bestForLabel={t('results.bestFor')}
            badge={isCheapestOf(vehicle) ? <Badge>{t('results.cheapest')}</Badge> : null}
            action={isBookable && <Book vehicle={vehicle} />}
          />
        </li>
      ))}
    </ul>
  )
}

/** The outcome of the lead that led here. The page announces it. */
const LeadTaken = () => {
  const { t } = useTranslation()
  return useCallbackNews() === 'ofLead' ? (
    <Notice kind="success" quiet title={t('results.received.title')}>
      {t('results.received.withFares')}
    </Notice>
  ) : null
}

const CityNotes = ({ estimate: { geoRegionId } }: Props) => {
  const { search } = useLocation()
  const city = useAppSelector(({ fareResults }) =>
    fareResults.content?.cities.find((candidate) => candidate.geoRegionId === geoRegionId),
  )
  if (city === undefined) return null
  return (
    <>
      {city.promo && (
        <Notice title={city.promo.title} quiet>
          {city.promo.text}
        </Notice>
      )}
      {city.callback.enabled && allowsCallback(parseQuery(search)) && (
        <p className={css.aside}>{city.callback.text}</p>
      )}
    </>
  )
}

const FareNotes = () => {
  const { t } = useTranslation()
  const notes = useAppSelector(({ fareResults }) => fareResults.content?.notes ?? null)
  if (notes === null || notes.length === 0) return null
  return (
    <section className={css.changes}>
      <h2 className={css.subheading}>{t('results.changes')}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}

/** Calling is the way to book where there is no other, and an alternative elsewhere. */
const CallToBook = () => {
  const { t } = useTranslation()
  const support = useSupportNumber()
  const isBookable = useAppSelector(({ market }) => market.bookingFlow)
  const call = (
    <LinkButton
      href={telephoneLink(support)}
      icon={<Icon name="phone" />}
      variant={isBookable ? 'text' : 'primary'}
      block
    >
      {t('results.call')}
    </LinkButton>
  )
  return <div className={css.call}>{isBookable ? call : <StickyBar>{call}</StickyBar>}</div>
}

/** The route, its vehicles to compare, and notes about the fares. */
export const ShownEstimate = ({ estimate }: Props) => {
  const { t } = useTranslation()
  const pathOf = useLocalePath()
  const vehicles = cheapestFirst(shownVehicles(estimate.vehicles))
  const count = vehicles.length
  const { moment } = useFormats()
  const quoted = <span>{t('results.quotedAt', { moment: moment(estimate.quotedAt) })}</span>
  return (
    <div className={css.estimate}>
      <div className={css.trip}>
        <h1 className={css.heading}>{t('results.heading')}</h1>
        <LeadTaken />
        <Route estimate={estimate} />
      </div>
      <section className={css.vehicles}>
        {count === 0 ? (
          <EmptyState
            picture={<NoService />}
            title={t('results.noService.title')}
            text={
              <>
                {t('results.noService.text')} {quoted}
              </>
            }
            action={
              <SiteLink
                className={buttonClass({ variant: 'primary' })}
                to={pathOf('/fare-estimate')}
              >
                {t('results.newEstimate')}
              </SiteLink>
            }
          />
        ) : (
          <>
            <h2 className={css.subheading}>{t('results.vehicles', { count })}</h2>
            <p className={css.aside}>
              {t('results.estimateNote')} {quoted}
            </p>
            <Vehicles vehicles={vehicles} />
          </>
        )}
      </section>
      {count > 0 && (
        <>
          <div className={css.notes}>
            <CityNotes estimate={estimate} />
            <FareNotes />
          </div>
          <CallToBook />
        </>
      )}
    </div>
  )
}
