import { useTranslation } from 'react-i18next'
import { useSurroundings } from '../app/surroundings.ts'
import { useTitle } from '../app/useTitle.ts'
import { Icon } from '../design/Icon.tsx'
import { HeroRoute } from '../design/illustrations/HeroRoute.tsx'
import { vehicleIllustration } from '../design/illustrations/vehicles/vehicleIllustration.ts'
import { HomeForm } from '../fare/HomeForm.tsx'
import css from './HomePage.module.css'

const claims = [
  { icon: 'user', text: 'customers' },
  { icon: 'check', text: 'drivers' },
  { icon: 'clock', text: 'minutes' },
] as const

const Claims = () => {
  const { t } = useTranslation()
  return (
    <ul className={css.claims} aria-label={t('home.claims.label')}>
      {claims.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          {t(`home.claims.${text}`)}
        </li>
      ))}
    </ul>
  )
}

const steps = ['route', 'fares', 'book'] as const

const Steps = () => {
  const { t } = useTranslation()
  return (
    <section className={css.section}>
      <h2>{t('home.steps.heading')}</h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`home.steps.${step}.title`)}</h3>
            <p>{t(`home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const vehicles = [
  { id: 97, name: 'twoWheeler' },
  { id: 91, name: 'threeWheeler' },
  { id: 1, name: 'tataAce' },
  { id: 9, name: 'pickup' },
  { id: 3, name: 'truck14' },
  { id: 4, name: 'truck17' },
] as const

const Vehicles = () => {
  const { t } = useTranslation()
  return (
    <section className={css.section}>
      <h2>{t('home.vehicles.heading')}</h2>
      <p className={css.aside}>{t('home.vehicles.text')}</p>
      <ul className={css.vehicles}>
        {vehicles.map(({ id, name }) => {
          const Picture = vehicleIllustration(id)
          return (
            <li key={id}>
              <Picture />
              <span>{t(`home.vehicles.${name}`)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The home page, which carries the fare form (spec 1 §2). */
export const HomePage = () => {
  const { t } = useTranslation()
  const { brand } = useSurroundings()
  useTitle(t('home.title'))
  return (
    <div className={css.page}>
      <section className={css.hero}>
        <div className={css.words}>
          <h1>{t('home.hero.heading')}</h1>
          <p>{t('home.hero.text')}</p>
        </div>
        <div className={css.form}>
          <HomeForm />
        </div>
        <div className={css.picture}>
          <HeroRoute mascot={brand.mascot} />
        </div>
      </section>
      <Claims />
      <Steps />
      <Vehicles />
    </div>
  )
}
