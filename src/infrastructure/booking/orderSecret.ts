/** The name that an order is kept by: known before the codec of what is kept is loaded. */
export const orderSecret = 'or_params'
