/** Calm paper colours, so that the customer's pins and route stand out. */
export const palette = {
  land: '#f1efe8',
  house: '#e5e1d6',
  park: '#d9e6cc',
  water: '#c6dde6',
  waterLabel: '#5c8494',
  street: '#ffffff',
  streetCase: '#d8d3c6',
  road: '#fbe9c2',
  roadCase: '#e3c98e',
  label: '#4a545c',
  roadLabel: '#7a6a45',
  cityLabel: '#2c353b',
  landmark: '#6b7fa3',
} as const
