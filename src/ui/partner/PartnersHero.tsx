import type { PartnersPage } from '../../application/partner/loadPartnersPage.port.ts'
import { LinkButton } from '../design/Button.tsx'
import css from './PartnersPage.module.css'
import { RegisterButton } from './RegisterButton.tsx'
import { usePartnerApp } from './usePartnerApp.ts'

type Props = Pick<PartnersPage, 'hero' | 'downloadApp'>

/** What drivers get, and the two ways to begin: the form, and the app, if there is one. */
export const PartnersHero = ({ hero, downloadApp }: Props) => {
  const app = usePartnerApp(downloadApp.link, 'partners_hero')
  return (
    <section className={css.hero}>
      <div className={css.words}>
        <h1>{hero.title}</h1>
        <p>{hero.text}</p>
        <div className={css.ways}>
          <RegisterButton>{hero.action}</RegisterButton>
          {app !== null && (
            <LinkButton variant="secondary" href={app}>
              {downloadApp.action}
            </LinkButton>
          )}
        </div>
      </div>
      <div className={css.stage}>
        <img className={css.picture} src={hero.image} alt="" />
      </div>
    </section>
  )
}
