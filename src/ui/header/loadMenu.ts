/** A phone's menu, a chunk of its own. Whatever is about to open it loads it ahead. */
export const loadMenu = async () =>
  (await import(/* webpackChunkName: "menu" */ './NarrowMenu.tsx')).NarrowMenu
