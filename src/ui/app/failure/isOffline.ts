/** Whether a call failed because there was no connection. */
export const isOffline = (error: { readonly kind: string; readonly because?: string }): boolean =>
  error.kind === 'Unreachable' && error.because === 'offline'
