/** The authentication modal, a chunk of its own. Whatever is about to open it loads it ahead. */
export const loadAuthDialog = async () =>
  (await import(/* webpackChunkName: "auth" */ './AuthDialog.tsx')).AuthDialog
