import { brands } from '../../config/brand/brands.ts'
import { markets } from '../../config/market/markets.ts'
import { type Look, schemes, stateAddress } from './address.ts'
import { groups } from './groups.ts'
import css from './Overview.module.css'
import type { State, Width } from './state.ts'

const sizes: Readonly<Record<Width, { readonly width: number; readonly height: number }>> = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
}

const widths: readonly Width[] = ['phone', 'desktop']

type ChoiceProps = {
  readonly name: string
  readonly value: string
  readonly options: ReadonlyArray<readonly [value: string, label: string]>
}

/** A switch of the page: each look has its own URL. */
const Choice = ({ name, value, options }: ChoiceProps) => (
  <label className={css.choice}>
    {name}{' '}
    <select
      value={value}
      onChange={({ target }) => {
        const query = new URLSearchParams(window.location.search)
        query.set(name, target.value)
        window.location.search = query.toString()
      }}
    >
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  </label>
)

/** A state in its own frame, so that fixed elements stay inside and the width is the frame's. */
const Framed = ({ state, look }: { readonly state: State; readonly look: Look }) => {
  const address = stateAddress(state.name, look)
  const seen = widths.filter((width) => state.at === undefined || state.at === width)
  return (
    <article id={state.name} className={css.state} data-seen={seen.join(' ')}>
      <h3>
        <a href={address}>{state.title}</a> <code>{state.name}</code>
      </h3>
      <div className={css.frames}>
        {seen.map((width) => (
          <div key={width} className={css[width]}>
            <iframe
              className={css.frame}
              title={`${state.title}, ${width}`}
              src={address}
              loading="lazy"
              {...sizes[width]}
            />
          </div>
        ))}
      </div>
    </article>
  )
}

/** Every state of every screen, and every part that the screens consist of. */
export const Overview = ({ look }: { readonly look: Look }) => (
  <>
    <header className={css.bar}>
      <h1>Gallery</h1>
      <Choice
        name="brand"
        value={look.brand.id}
        options={[...brands.values()].map(({ id, name }) => [id, name])}
      />
      <Choice
        name="locale"
        value={look.locale}
        options={markets.locales.map(({ locale, name }) => [locale, `${locale} · ${name}`])}
      />
      <Choice name="scheme" value={look.scheme} options={schemes.map((each) => [each, each])} />
    </header>
    <div className={css.page}>
      <nav className={css.contents} aria-label="Groups">
        <ul>
          {groups.map(({ title, states }) => (
            <li key={title}>
              <a href={`#${title}`}>{title}</a>
              <ul>
                {states.map((state) => (
                  <li key={state.name}>
                    <a href={`#${state.name}`}>{state.title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <main className={css.groups}>
        {groups.map(({ title, states }) => (
          <section key={title} id={title}>
            <h2>{title}</h2>
            {states.map((state) => (
              <Framed key={state.name} state={state} look={look} />
            ))}
          </section>
        ))}
      </main>
    </div>
  </>
)
