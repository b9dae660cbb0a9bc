import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { fareEdited } from '../../application/fare/fareForm.slice.ts'
import { modalClosed, modalOpened } from '../../application/modal/modal.slice.ts'
import { selectOfferedServices } from '../../application/picker/picker.selectors.ts'
import { serviceChosen } from '../../application/picker/serviceForm.slice.ts'
import { pickerClosed } from '../../application/place/locationPicker.slice.ts'
import { type Service, serviceLink } from '../../domain/fare/service.ts'
import type { ServiceCategory } from '../../domain/fare/serviceCategory.ts'
import { formatLink } from '../../domain/link/link.ts'
import { parseQuery } from '../../domain/link/query.ts'
import { fromChunk } from '../app/chunk/fromChunk.tsx'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { ChunkBoundary } from '../app/failure/ChunkBoundary.tsx'
import { opensElsewhere } from '../app/link/opensElsewhere.ts'
import { SiteLink } from '../app/link/SiteLink.tsx'
import { usePagePath } from '../app/link/usePagePath.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { Coming } from '../app/waiting/Coming.tsx'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { ChoiceCard, ChoiceWords } from '../design/ChoiceCard.tsx'
import { choiceCardClass, choiceCardsClass } from '../design/choiceCardClass.ts'
import { Dialog } from '../design/Dialog.tsx'
import { LeadSkeleton } from '../lead/LeadSkeleton.tsx'
import { categoryPictures } from './categoryPictures.ts'

const ServiceForm = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "service-form" */ './ServiceForm.tsx')).ServiceForm,
)

type CardsProps = {
  /** The visitor stays on the page. */
  readonly onStay: () => void
  /** The visitor follows a link to another page. */
  readonly onLeave: () => void
}

const Cards = ({ onStay, onLeave }: CardsProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isDesktop = useIsDesktop()
  const path = usePagePath()
  const { search } = useLocation()
  const query = parseQuery(search)
  const here = formatLink({ site: null, path, query })
  const offered = useAppSelector(selectOfferedServices)
  const locale = useAppSelector(({ market }) => market.locale)
  return (
    <div className={choiceCardsClass}>
      {offered.map((service) => {
        const { category } = service
        const Picture = categoryPictures[category]
        const words = {
          picture: <Picture />,
          title: t(`picker.category.${category}.name`),
          text: t(`picker.category.${category}.text`),
        }
        const page = formatLink(serviceLink(locale, service)(query))
        return isDesktop ? (
          <ChoiceCard
            key={category}
            {...words}
            onChoose={() => dispatch(serviceChosen(category))}
          />
        ) : (
          <SiteLink
            key={category}
            className={choiceCardClass}
            to={page}
            // Replaces the history entry that the open dialog added.
            replace
            onClick={(event) => {
              if (opensElsewhere(event)) return
              if (page !== here) {
                onLeave()
                return
              }
              // The visitor is on that page already: to replace the entry with it would leave a Back step that leads
              // nowhere.
              event.preventDefault()
              if (service.form === 'fare') dispatch(fareEdited({ category: service.category }))
              onStay()
            }}
          >
            <ChoiceWords {...words} />
          </SiteLink>
        )
      })}
    </div>
  )
}

/** The dialog's title: the fare form has its own heading, another service has its name. */
const useTitle = (service: Service | null): string => {
  const { t } = useTranslation()
  if (service === null) return t('picker.category.title')
  return service.form === 'fare' ? t('fare.heading') : t(`picker.category.${service.category}.name`)
}

type Props = {
  readonly chosen: ServiceCategory | null
  /** Whether Back leads from the form to the choice, as the dialog's own arrow does. */
  readonly hasChoice: boolean
}

/** The services to choose from and, on a wide screen, the form of the chosen one (spec 2 §2). */
export const CategoryPicker = ({ chosen, hasChoice }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const offered = useAppSelector(selectOfferedServices)
  const service = offered.find(({ category }) => category === chosen) ?? null
  const title = useTitle(service)
  const close = () => {
    dispatch(pickerClosed())
    dispatch(modalClosed())
  }
  const leave = () => {
    dispatch(modalClosed())
    // Second: a refused address of the page, which waited for the dialog to close, must not open on the next page.
    dispatch(pickerClosed())
  }
  const chooseAgain = () => {
    dispatch(pickerClosed())
    dispatch(modalOpened({ kind: 'categoryPicker', chosen: null }))
  }
  useBackCloses(true, close)
  useBackCloses(service !== null && hasChoice, chooseAgain)
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      closeLabel={t('app.action.close')}
      // A stray click on the backdrop must not discard what was typed.
      backdropCloses={service === null}
      back={
        service === null
          ? undefined
          : {
              label: t('picker.category.back'),
              onBack: chooseAgain,
            }
      }
    >
      {service === null ? (
        <Cards onStay={close} onLeave={leave} />
      ) : (
        <ChunkBoundary>
          <Suspense
            fallback={
              <Coming what="fare.loading">
                <LeadSkeleton />
              </Coming>
            }
          >
            <ServiceForm service={service} />
          </Suspense>
        </ChunkBoundary>
      )}
    </Dialog>
  )
}
