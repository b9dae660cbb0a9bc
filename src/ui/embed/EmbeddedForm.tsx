import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import type { AppStore } from '../../application/store/createAppStore.ts'
import { type Embedding, EmbeddingContext } from '../app/embedding.ts'
import { ErrorBoundary } from '../app/failure/ErrorBoundary.tsx'
import { type Surroundings, SurroundingsContext } from '../app/surroundings.ts'
import { CategoryChoice } from '../fare/CategoryStrip.tsx'
import { ColumnFields } from '../fare/ColumnFields.tsx'
import { EstimateForm } from '../fare/EstimateForm.tsx'
import { FormFailure } from '../fare/FormFailure.tsx'
import { SubmitButton } from '../fare/SubmitButton.tsx'
import { SubmitWait } from '../fare/SubmitWait.tsx'
import css from './EmbeddedForm.module.css'

type FrameProps = { readonly language: string; readonly children: ReactNode }

/**
 * Isolates the form from the surrounding page's styles. The styles treat `data-hathi` as the root.
 */
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
  /** Shown if the form crashes. */
  readonly crashed: ReactNode
}

/** The fare form on a partner's page: the website's fields in one column, without the map. */
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
                fields={<ColumnFields category={<CategoryChoice />} />}
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
