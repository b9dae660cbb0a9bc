/** The fields of the wide fare form. */
export const empty = {
  pickup: '',
  drop: '',
  name: '',
  mobile: '',
  requirement: '',
  consent: false,
}

export const requirements = ['business', 'personal', 'house_shifting'] as const
