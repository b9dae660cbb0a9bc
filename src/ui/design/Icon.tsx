import { classes } from './classes.ts'
import css from './Icon.module.css'

// One path for each: each further element is one more thing for the browser to list and paint.
const strokes = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5l4.5 4.5',
  pin: 'M12 21c4-4.2 6.5-7.5 6.5-11a6.5 6.5 0 0 0-13 0c0 3.5 2.5 6.8 6.5 11ZM12 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
  target:
    'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM12 3v3M12 18v3M3 12h3M18 12h3M12 12.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Z',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M20 12H4M10 6 4 12l6 6',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  swap: 'M8 4v16M4.5 7.5L8 4l3.5 3.5M16 20V4M12.5 16.5l3.5 3.5 3.5-3.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert:
    'M10.4 4.6 2.9 17.5A1.8 1.8 0 0 0 4.5 20.2h15a1.8 1.8 0 0 0 1.6-2.7L13.6 4.6a1.85 1.85 0 0 0-3.2 0ZM12 9.5v4M12 16.75v.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11.5v4.75M12 8v.01',
  phone:
    'M7.6 3.5H5.2A1.7 1.7 0 0 0 3.5 5.3c.5 8.2 7 14.7 15.2 15.2a1.7 1.7 0 0 0 1.8-1.7v-2.4a1.7 1.7 0 0 0-1.3-1.65l-2.5-.6a1.7 1.7 0 0 0-1.75.65l-.8 1.1a13 13 0 0 1-6.05-6.05l1.1-.8a1.7 1.7 0 0 0 .65-1.75l-.6-2.5A1.7 1.7 0 0 0 7.6 3.5Z',
  edit: 'M4.5 19.5 5.5 15 15.8 4.7a1.9 1.9 0 0 1 2.7 0l.8.8a1.9 1.9 0 0 1 0 2.7L9 18.5l-4.5 1ZM13.5 7l3.5 3.5',
  share:
    'M12 15V3.5M8 7.25l4-3.75 4 3.75M7 11H5.5A1.5 1.5 0 0 0 4 12.5v6.5A1.5 1.5 0 0 0 5.5 20.5h13A1.5 1.5 0 0 0 20 19v-6.5a1.5 1.5 0 0 0-1.5-1.5H17',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.2 12h17.6M12 3c2.4 2.5 3.6 5.5 3.6 9S14.4 18.5 12 21c-2.4-2.5-3.6-5.5-3.6-9S9.6 5.5 12 3Z',
  box: 'M12 3 4 7.2v9.6L12 21l8-4.2V7.2L12 3ZM4.25 7.35l7.75 4.15 7.75-4.15M12 11.5V21M8 5.15l8 4.25',
  user: 'M12 12a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4.5 20.5c.6-3.5 3.6-5.5 7.5-5.5s6.9 2 7.5 5.5',
  history: 'M4.6 8.5A8.5 8.5 0 1 1 3.5 12.5M4 4v4.75h4.75M12 7.75v4.5l3 1.9',
  truck:
    'M2.5 6.5h11v10h-11ZM13.5 10h4l3.5 3.5v3h-7.5M6.75 18.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM17 18.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  logout: 'M10 20H5.5A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4H10M15 8l4.5 4-4.5 4M19.5 12H9.5',
} satisfies Readonly<Record<string, string>>

export type IconName = keyof typeof strokes

export type IconProps = {
  readonly name: IconName
  readonly size?: 'small' | 'regular' | 'large' | undefined
}

/** An icon on a 24 grid, in the colour of the surrounding text, which says what it means. */
export const Icon = ({ name, size = 'regular' }: IconProps) => (
  <svg className={classes(css.icon, css[size])} viewBox="0 0 24 24" aria-hidden>
    <path d={strokes[name]} />
  </svg>
)
