/** Which app store a device has; `other` means none of ours. */
export type Platform = 'android' | 'ios' | 'other'
