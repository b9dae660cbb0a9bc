/** As a `ref`, for what comes where its reader may not look: at the end of a form, which may be below the window. */
export const intoSight = (box: Element | null | undefined): void => {
  box?.scrollIntoView({ block: 'nearest' })
}
