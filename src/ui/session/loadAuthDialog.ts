/** The authentication modal, a chunk of its own: asked for ahead by whatever is about to open it. */
export const loadAuthDialog = async () =>
  (await import(/* webpackChunkName: "auth" */ './AuthDialog.tsx')).AuthDialog
