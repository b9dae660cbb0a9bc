/** A desktop, for what a phone has not; both projects run it. */
export const wide = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }

/** A phone, for what a desktop has not. */
export const narrow = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
