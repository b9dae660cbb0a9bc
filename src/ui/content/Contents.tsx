import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Contents.module.css'

export type Part = { readonly id: string; readonly title: string }

/** The parts of a long text as links; beside the text, if there is room. */
export const Contents = ({ parts }: { readonly parts: readonly Part[] }) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <nav className={css.contents} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('content.contents')}
      </h2>
      <ol className={css.parts}>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
