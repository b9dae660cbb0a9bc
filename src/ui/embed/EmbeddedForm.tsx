import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import type { AppStore } from '../../application/store/createAppStore.ts'
import { ErrorBoundary } from '../app/ErrorBoundary.tsx'
import { type Embedding, EmbeddingContext } from '../app/embedding.ts'
import { type Surroundings, SurroundingsContext } from '../app/surroundings.ts'
import { RoutePair } from '../design/RoutePair.tsx'
import { AddressSearch } from '../fare/AddressSearch.tsx'
import { useFareAddresses } from '../fare/addressFields.ts'
import { CategoryChoice } from '../fare/CategoryStrip.tsx'
import { ConsentField } from '../fare/ConsentField.tsx'
import { ContactFields } from '../fare/ContactFields.tsx'
import { EstimateForm } from '../fare/EstimateForm.tsx'
import { FormFailure } from '../fare/FormFailure.tsx'
import { RequirementSelect } from '../fare/RequirementField.tsx'
import { SubmitButton } from '../fare/SubmitButton.tsx'
import { SubmitWait } from '../fare/SubmitWait.tsx'
import { SwapButton } from '../fare/SwapButton.tsx'
import css from './EmbeddedForm.module.css'

const Fields = () => {
  const addresses = useFareAddresses()
  return (
    <>
      <CategoryChoice />
      <RoutePair
        holds="fields"
        pickup={<AddressSearch fields={addresses} waypoint="pickup" onChoice="accept" />}
        drop={<AddressSearch fields={addresses} waypoint="drop" onChoice="accept" />}
        action={<SwapButton />}
      />
      <div className={css.contact}>
        <ContactFields validates="onLeave" />
      </div>
      <RequirementSelect validates="onLeave" />
      <ConsentField />
    </>
  )
}

type FrameProps = { readonly language: string; readonly children: ReactNode }

/** What nothing of the page around gets into; `data-hathi` is what the styles call the root. */
export const EmbeddedFrame = ({ language, children }: FrameProps) => (
  <div className={css.frame} lang={language} data-hathi="">
    <div className={css.card}>{children}</div>
  </div>
)

export type EmbeddedFormProps = {
  readonly store: AppStore
  readonly i18n: i18n
  readonly surroundings: Surroundings
  readonly embedding: Embedding
  /** What stands there once the form has crashed. */
  readonly crashed: ReactNode
}

/** The fare form on somebody else's page: the website's fields in one column, without its map. */
export const EmbeddedForm = ({
  store,
  i18n,
  surroundings,
  embedding,
  crashed,
}: EmbeddedFormProps) => (
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>
      <SurroundingsContext value={surroundings}>
        <EmbeddingContext value={embedding}>
          <EmbeddedFrame language={i18n.language}>
            <ErrorBoundary fallback={crashed}>
              <EstimateForm
                className={css.form}
                fieldsClassName={css.fields}
                fields={<Fields />}
                action={
                  <div>
                    <SubmitButton />
                    <SubmitWait />
                    <FormFailure />
                  </div>
                }
              />
            </ErrorBoundary>
          </EmbeddedFrame>
        </EmbeddingContext>
      </SurroundingsContext>
    </I18nextProvider>
  </Provider>
)
