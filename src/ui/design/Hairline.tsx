import css from './Hairline.module.css'

/** A thin line between two things of one card. */
export const Hairline = () => <hr className={css.line} />
