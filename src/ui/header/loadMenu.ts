/** A phone's menu, a chunk of its own: asked for ahead by whatever is about to open it. */
export const loadMenu = async () =>
  (await import(/* webpackChunkName: "menu" */ './MobileMenu.tsx')).MobileMenu
