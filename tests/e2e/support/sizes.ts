/** A phone, for what desktops do not have. */
export const narrow = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
