/** Whether a call failed for want of a connection. */
export const isOffline = (error: { readonly kind: string; readonly because?: string }): boolean =>
  error.kind === 'Unreachable' && error.because === 'offline'
