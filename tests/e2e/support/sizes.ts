/** A desktop, for what phones do not have; both projects run such tests. */
export const wide = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }

/** A phone, for what desktops do not have. */
export const narrow = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
