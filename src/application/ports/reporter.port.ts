/**
 * A problem that operators must know about and customers cannot fix. It carries kinds, calls and paths,
 * never what a customer entered.
 */
export type Report = {
  readonly tag:
    | 'API_ERROR_CONTRACT'
    | 'FARE_ESTIMATE'
    | 'ACCOUNT'
    | 'BOOKING'
    | 'ORDERS'
    | 'CONTENT'
    | 'PARTNER'
    | 'LEAD'
    | 'CAPTCHA'
    | 'GEOCODE'
    | 'GEOLOCATION'
    | 'MAPS'
    | 'LOCALE'
    | 'LINK_REFUSED'
    | 'FLOW_CRASHED'
    | 'UI_CRASHED'
    | 'UI_MISMATCH'
  readonly about: string
  readonly details?: readonly string[] | undefined
}

/** Reports a problem to the operators. Fire and forget: it never throws, and nothing waits for it. */
export type ReportProblem = (report: Report) => void
